/** What the page that opens a new site says. */
export const openingDesk = {
  'opening.lead':
    'A new site is closed to visitors until what they count on was really tried. Go through the steps in any order; what was done stays done.',
  'opening.failed': 'It did not load.',
  'opening.not_tried': 'It was not tried.',
  'opening.tried': 'By {name}, {date}',
  'opening.state.untried': 'To do',
  'opening.state.failed': 'Failed',
  'opening.state.stale': 'To do again',
  'opening.state.unset': 'Setting missing',
  'opening.state.done': 'Done',
  'opening.settings':
    'Set {names} for the server and start it again: .env.example and docs/operations.md say how. What is secret is never shown here.',
  'opening.stale': 'The settings are others than those that were tried. Try again.',
  'opening.step.house': 'Name and contact',
  'opening.step.house.lead': 'Who runs the site, for the legal notice, receipts and letters.',
  'opening.house.go': 'Say who runs the site',
  'opening.step.mail': 'Letters',
  'opening.step.mail.lead': 'A letter really leaves by your mail server, and the code in it shows that it arrived.',
  'opening.mail.send': 'Send me a letter',
  'opening.mail.sent': 'The mail server took the letter. Enter the code that it holds.',
  'opening.mail.code': 'Code from the letter',
  'opening.mail.digits': 'Six digits, please.',
  'opening.mail.confirm': 'It arrived',
  'opening.step.cards': 'Cards',
  'opening.step.cards.lead':
    'A dollar is really held of a card that you type into the card company’s form, and let go at once. Nothing is charged.',
  'opening.cards.try': 'Try a card',
  'opening.cards.form': 'The card company’s form',
  'opening.step.paypal': 'Payments by PayPal',
  'opening.step.paypal.lead': 'PayPal is asked to make an order that nobody approves. It costs nothing and lapses.',
  'opening.paypal.try': 'Try PayPal',
  'opening.step.prices': 'Prices',
  'opening.step.prices.lead': 'At least one package is on sale, and each larger one is cheaper by the minute.',
  'opening.prices.go': 'Look at the prices',
  'opening.step.texts': 'Terms, privacy and refunds',
  'opening.step.texts.lead': 'Read what people agree to, and have it read by whoever answers for it.',
  'opening.texts.confirm': 'Version {version} is right for us',
  'opening.step.readers': 'First readers',
  'opening.step.readers.lead':
    'Readers apply and set up their page while the site is closed; their way in is the application page.',
  'opening.readers.go': 'Decide on applications',
  'opening.readers':
    '{count, plural, =0 {No reader is approved yet.} one {# reader is approved. Visitors find more to choose from with three.} =2 {2 readers are approved. Visitors find more to choose from with three.} other {# readers are approved.}}',
  'opening.fault.mail_refused':
    'The mail server did not take the letter. Look at SMTP_URL and MAIL_FROM; this is what it said:',
  'opening.fault.cards_silent':
    'The card company did not answer as it should. Look at the login id, the transaction key and AUTHORIZENET_API_URL, and try again.',
  'opening.fault.cards_declined': 'The card was declined, or the form was left. Try another card.',
  'opening.fault.cards_absent': 'Nothing was held. Fill the form in to its end, and try again.',
  'opening.fault.cards_review':
    'The card company holds it for a review. Decide on it in its merchant pages, then try again.',
  'opening.fault.cards_held':
    'A dollar was held and could not be let go. Void it in the card company’s merchant pages, then try again.',
  'opening.fault.paypal_silent':
    'PayPal did not answer as it should. Look at the client id, the secret and PAYPAL_API_URL, and try again.',
  'opening.fault.no_package': 'No package is on sale. Put one on sale.',
  'opening.fault.not_cheaper':
    'A larger package costs no less by the minute than a smaller one. Mend that in the prices.',
  'opening.door': 'Open the site',
  'opening.door.lead':
    'From then on visitors see the home page, sign up, buy time and ask for readings. It is written down who opened the site.',
  'opening.door.go': 'Open the site',
  'opening.door.failed': 'The site was not opened.',
  'opening.door.left': 'First: {steps}',
  'opening.open_since': 'The site is open since {date}.',
  'opening.is_open': 'The site is open.',
} as const
