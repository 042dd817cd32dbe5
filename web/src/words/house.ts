/** Who runs the site, where everybody may read it. */
export const house = {
  'house.title': 'Settings of the house',
  'house.legal': 'Legal notice',
  'house.legal.lead': 'Who runs this site, and how to reach them.',
  'house.legal.none': 'The house has not said yet who runs this site.',
  'house.legal.ask': 'Write to us',
  'house.failed': 'It did not load.',
  'house.company': 'Company',
  'house.address': 'Address',
  'house.email': 'E-mail address',
  'house.phone': 'Telephone',
  'house.register': 'Register and number',
  'house.vat_id': 'VAT or tax number',
  'house.supervisor': 'Supervisory authority',
} as const
