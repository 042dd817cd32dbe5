/** What the desk says of decisions on many messages. */
export const bulkDesk = {
  'moderation.bulk': 'Decide on {count}',
  'moderation.bulk.title': 'Decide on {count, plural, one {# message} other {# messages}}',
  'moderation.bulk.marked': '{count, plural, one {# of them has} other {# of them have}} something marked.',
  'moderation.bulk.approve': 'Approve all',
  'moderation.bulk.return': 'Return all',
  'moderation.bulk.why': 'Why they go back. Each sender reads this:',
  'moderation.bulk.return.go': 'Return them',
  'moderation.bulk.not_begun': 'Nothing was decided.',
  'moderation.bulk.kept': 'What you selected is still selected.',
  'moderation.bulk.list': 'Decided together',
  'moderation.bulk.failed': 'How far the decisions are did not load.',
  'moderation.bulk.doing.approve': 'Approving {count, plural, one {# message} other {# messages}}',
  'moderation.bulk.doing.return': 'Returning {count, plural, one {# message} other {# messages}}',
  'moderation.bulk.done.approve':
    '{count, plural, =0 {No message approved} one {# message approved} other {# messages approved}}',
  'moderation.bulk.done.return':
    '{count, plural, =0 {No message returned} one {# message returned} other {# messages returned}}',
  'moderation.bulk.by': 'by {name}',
  'moderation.bulk.progress': '{done} of {of}',
  'moderation.bulk.state.under_way': 'This goes on when you leave the page.',
  'moderation.bulk.state.done': 'All of them are through.',
  'moderation.bulk.state.stopped':
    'Stopped. {count, plural, =0 {None was left.} one {# was left waiting.} other {# were left waiting.}}',
  'moderation.bulk.state.halted':
    'Halted, as whoever began it is no longer at this desk. {count, plural, =0 {None was left.} one {# was left waiting.} other {# were left waiting.}}',
  'moderation.bulk.undone':
    '{count, plural, one {# taken back} other {# taken back}}. {delivered, plural, =0 {None was delivered.} one {# was delivered before.} other {# were delivered before.}}',
  'moderation.bulk.failures': '{count, plural, one {# was not decided} other {# were not decided}}',
  'moderation.bulk.stop': 'Stop here',
  'moderation.bulk.undo': 'Undo all',
  'moderation.bulk.close': 'Close: {what}',
} as const
