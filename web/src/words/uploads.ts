import { facts } from './facts.ts'

export const uploads = {
  'uploads.add': `Add a picture: jpeg, png, webp or gif, up to ${facts.pictureMegabytes} MB`,
  'uploads.preview': 'The picture you chose',
  'uploads.loading': 'Uploading the picture',
  'uploads.ready': 'Ready to be sent with your message.',
  'uploads.words': 'Write a line to go with the picture.',
  'uploads.take_away': 'Take the picture away',
  'uploads.rule': `A picture can be jpeg, png, webp or gif, up to ${facts.pictureMegabytes} MB.`,
  'uploads.picture': 'Picture',
  'uploads.kinds': `A jpeg, png, webp or gif, up to ${facts.pictureMegabytes} MB.`,
  'uploads.choose': 'Choose a picture',
  'uploads.failed': 'The picture was not uploaded.',
  'uploads.lost': 'The picture of the returned message is gone. Choose it again if it should go with this one.',
  'uploads.cancel': 'Cancel',
  'uploads.crop.picture': 'Your picture as it will be shown',
  'uploads.crop.zoom': 'Zoom',
  'uploads.crop.across': 'Left to right',
  'uploads.crop.down': 'Top to bottom',
  'uploads.remove': 'Remove',
} as const
