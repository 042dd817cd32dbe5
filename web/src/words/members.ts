/** What only members are shown of the frame: their menu, what they can set, and a page that is for people of another role. */
export const members = {
  'shell.sound': 'Sound for chat requests',
  'shell.sound.on': 'On',
  'shell.sound.off': 'Off',
  'shell.enter': 'Enter in a live chat',
  'shell.enter.sends': 'Sends',
  'shell.enter.breaks': 'Makes a new line',
  'shell.conversations': 'Conversations',
  'shell.history': 'Past readings',
  'shell.testimonials': 'Reviews',
  'shell.profile': 'Your page',
  'shell.pieces': 'Writing',
  'shell.notices': 'Notices',
  'shell.sign_out': 'Sign out',
  'others.title':
    '{whose, select, CLIENT {This page is for clients} READER {This page is for readers} ADMIN {This page is for the house} other {This page is for clients and readers}}',
  'others.lead.ADMIN':
    'You are signed in as an admin, who has no readings, messages or wallet of their own. Those of others are found by the person or the reading.',
  'others.lead.READER': 'You are signed in as a reader. What is yours is reached from your desk.',
  'others.lead.CLIENT': 'You are signed in as a client. What is yours is reached from your readings.',
  'others.door.ADMIN': 'Messages to moderate',
  'others.door.READER': 'Go to your desk',
  'others.door.CLIENT': 'Go to your readings',
  'others.title.desk':
    '{desk, select, moderation {This page is for the admins who moderate} money {This page is for the admins who see to money} content {This page is for the admins who publish} any {This page is for the admins who do everything} other {This page is for the admins who moderate or see to money}}',
  'others.lead.desk': 'You are signed in as an admin with another role. Whoever may do everything can change it.',
  'others.door.desk': 'Go to the overview',
  'others.reading': 'See this reading',
} as const
