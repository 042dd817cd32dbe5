import { facts } from './facts.ts'

const { reward } = facts
const rule = `once for each reader in ${reward.days} days, and ${reward.pointsMax} points in ${reward.days} days at most`

export const points = {
  'points.title': 'Points',
  'points.failed': 'Your points did not load.',
  'points.count': '{points, plural, one {# point} other {# points}}',
  'points.how': `A review of a reading with at least ${reward.paidMinutes} paid minutes earns ${reward.points} points, the same for one star as for five: ${rule}. If that time comes back to you later, its points go.`,
  'points.buy': 'What points buy',
  'points.price': '{minutes, plural, one {# free minute} other {# free minutes}}, which don’t expire',
  'points.go': 'Redeem {points} points',
  'points.short': 'You have {points} of {price} points.',
  'points.ask': 'Redeem {points} points?',
  'points.ask.text':
    'You get {minutes, plural, one {# free minute} other {# free minutes}} at once, and {left, plural, =0 {no points stay} one {# point stays} other {# points stay}}. This can’t be undone.',
  'points.ask.go': 'Redeem',
  'points.ask.leave': 'Keep my points',
  'points.done': '{minutes, plural, one {# free minute is} other {# free minutes are}} yours.',
  'points.not': 'Nothing was redeemed. Your points are as they were.',
  'points.lines': 'Where your points came from and went',
  'points.empty': 'No points yet. They come with your reviews.',
  'points.more': 'Show older points',
  'points.what.earned': 'Review of a reading',
  'points.what.fell_away': 'Time of a reading came back to you',
  'points.what.redeemed': 'Redeemed',
  'points.with': 'with {name}',
  'points.for': 'for {minutes, plural, one {# free minute} other {# free minutes}}',
  'points.rate': `You get ${reward.points} points for your stars, however many: ${rule}.`,
  'points.rate.got': 'You got {points} points for it.',
  'points.rate.see': 'See my points',
} as const
