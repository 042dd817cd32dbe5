export const script = '<script>alert(document.domain)</script>'
export const witness = 'Camera of the witness'

/** What must not be left of a sent file in any drawing of it. */
export const traces = [
  script,
  'alert',
  witness,
  'witness',
  'PK\x03\x04',
  '<?php',
  '%PDF',
  'Exif',
  'EXIF',
  'XMP ',
  'ICCP',
  'JFIF',
  'http',
]
