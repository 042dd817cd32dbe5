export const push = {
  'push.title': 'While Evenlight is closed',
  'push.lead':
    'A push shows the title of a notice on your device, never the text. It comes to the browsers you choose, until you sign out there.',
  'push.failed': 'Your devices did not load.',
  'push.go': 'Turn on push in this browser',
  'push.done': 'This browser is told from now on.',
  'push.stop': 'Turn off',
  'push.stop.of': 'Turn off push: {device}',
  'push.stopped': 'Nothing is pushed there any more.',
  'push.blocked':
    'Notifications from Evenlight are blocked in this browser. Allow them in its settings for this site, then come back.',
  'push.unreached':
    'Your browser did not reach its push service within {seconds} seconds, so nothing was changed. Notices still come by e-mail.',
  'push.unable': 'This browser has no pushes. Notices still come by e-mail and stand on this page.',
  'push.home_screen':
    'On an iPhone or iPad this takes the app: press Share, then “Add to Home Screen”, and open Evenlight from there. Until then notices come by e-mail.',
  'push.ask.reading': 'Shall this browser tell you when your reader writes to you, even while Evenlight is closed?',
  'push.ask.favorite': 'Shall this browser tell you, even while Evenlight is closed?',
  'push.ask.decline': 'Not now',
  'push.quiet': 'Quiet hours',
  'push.quiet.lead': 'Choose hours in which nothing is pushed, by the clock of your account ({zone}).',
  'push.quiet.now':
    'Nothing is pushed from {from} to {until}, by the clock of your account ({zone}). What happens then waits at the bell.',
  'push.quiet.from': 'From',
  'push.quiet.until': 'Until',
  'push.quiet.keep': 'Keep quiet then',
  'push.quiet.end': 'No quiet hours',
  'push.quiet.kept': 'Nothing is pushed in these hours.',
  'push.quiet.ended': 'There are no quiet hours any more.',
  'push.quiet.failed': 'Your quiet hours did not change.',
} as const
