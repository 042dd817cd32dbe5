export const contact = {
  'contact.refused_here': 'This looks like contact details. They can’t be sent here.',
  'contact.watched_here': 'Words like this are watched for. You can send them all the same.',
  'contact.refused':
    'Not sent: contact details are not allowed. The site stopped it, nobody has read it, and the try is counted without its words. Take out what is marked and send again.',
  'contact.moderated': 'This looks like contact details. The admin will not let them through.',
  'contact.watched': 'The admin looks twice at words like this.',
} as const
