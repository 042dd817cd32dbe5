export const testimonials = {
  'testimonials.title': 'What clients say',
  'testimonials.none': 'No reviews yet. Everybody starts somewhere.',
  'testimonials.of': '{count, plural, one {from # review} other {from # reviews}}',
  'testimonials.too_few': '{count, plural, one {# review} other {# reviews}} so far; the mean is shown from five on',
} as const
