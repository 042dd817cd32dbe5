export const payments = {
  'payments.package': 'How much time',
  'payments.package.more': 'More packages',
  'payments.card': 'Test card',
  'payments.card.hint':
    'This is a demonstration: no card is asked for and no money moves. Choose how the test card answers.',
  'payments.card.approved': 'Approved',
  'payments.card.approved.text': 'The time is there at once.',
  'payments.card.declined': 'Declined',
  'payments.card.declined.text': 'Nothing is bought, and you can try again.',
  'payments.card.timeout': 'No answer at first',
  'payments.card.timeout.text': 'The answer comes some seconds later.',
  'payments.card.review': 'Held for review',
  'payments.card.review.text': 'Somebody has to look at it first.',
  'payments.to_form': 'Go on to pay {price}',
  'payments.form.next':
    'The card company asks for your card in its own form, here on this page. We never see the number.',
  'payments.form': 'Your card',
  'payments.form.text':
    'This form belongs to the card company. You are charged once, after you press Pay in it; then your time is added.',
  'payments.form.elsewhere':
    'The card form was opened in another window. If you have pressed Pay there, your time is added in a moment.',
  'payments.form.leave': 'Don’t pay, choose again',
  'payments.form.failed': 'We could not ask the card company.',
  'payments.none': 'Card payments are not set up on this site yet.',
  'payments.pay': 'Pay {price}',
  'payments.failed': 'The payment did not go through.',
  'payments.declined.kept': 'Your choice is still here. Change the card or try again.',
  'payments.lost': 'We don’t know yet whether the payment went through.',
  'payments.lost.kept':
    'We are looking it up. You can leave this page: your statement in the wallet shows how it ends. Trying again asks for the same payment, so you can’t be charged twice.',
  'payments.none_made': 'Your payment did not go through. You were not charged, and no time was added.',
  'payments.unknown': 'Waiting for the card company',
  'payments.unknown.text':
    'It has not answered yet. Your time is added as soon as it says yes, and not before. Please don’t pay again.',
  'payments.review': 'This payment is being checked',
  'payments.review.text':
    'The card company holds it for a review. Your time is added when it is approved; if it isn’t, you are not charged.',
  'payments.leave': 'You can leave this page. Your statement in the wallet shows how it ends.',
  'payments.asking': 'Asking again by itself.',
  'payments.not_taken': 'The payment was declined',
  'payments.not_taken.text': 'You were not charged, and no time was added.',
  'payments.other': 'Buy something else',
  'payments.again': 'Choose again',
} as const
