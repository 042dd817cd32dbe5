export const staff = {
  'staff.title': 'People and payments',
  'staff.role': 'Role',
  'staff.role.moderation': 'Moderation',
  'staff.role.money': 'Money',
  'staff.role.content': 'Content',
  'staff.role.any': 'Everything',
  'staff.role.moderation.does':
    'Reads messages and live readings, answers people, decides on bans and time back. Sees no money.',
  'staff.role.money.does': 'Sees payments, statements, payouts and prices, refunds, and decides on time back.',
  'staff.role.content.does': 'Publishes articles, pages and notices. Sees nobody’s data and no money.',
  'staff.role.any.does': 'Does all of it, reads the log, and gives the others their roles.',
} as const
