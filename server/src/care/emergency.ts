/** Countries by the number that calls an ambulance. Where more than one does, the one that everybody there knows. */
const byNumber: Readonly<Record<string, string>> = {
  '000': 'AU',
  '110': 'JM',
  '111': 'NZ',
  '112':
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GI GR HR HU IE IN IS IT LI LT LU LV MC MD ME MK MT NL PL PT RO RS RU SE SI SK SM TR UA VA XK CO GE ZA',
  '113': 'NO',
  '119': 'JP KR',
  '190': 'TN',
  '192': 'BR',
  '911': 'US CA MX AR CR PA EC DO GT HN NI SV UY PY BS BB BZ PR PH JO LR',
  '995': 'SG',
  '997': 'SA',
  '998': 'AE',
  '999': 'GB HK MY KE BH',
  '101': 'IL',
  '120': 'CN',
  '131': 'CL',
  '1669': 'TH',
  '115': 'VN IR',
  '123': 'EG',
  '118': 'ID',
}
const numbers = new Map(
  Object.entries(byNumber).flatMap(([number, countries]) =>
    countries.split(' ').map((one): [string, string] => [one, number]),
  ),
)

/** The emergency number of a country by its ISO code; undefined for one that isn't known here. */
export const emergencyOf = (country: string) => numbers.get(country)
