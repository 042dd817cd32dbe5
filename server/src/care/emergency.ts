/**
 * Countries by the number that calls an ambulance; where more than one does, the one that everybody there knows. Held
 * against the short numbers of libphonenumber on 2026-11-22. HN and NG aren't there: their states announce 911 and 112.
 */
const byNumber: Readonly<Record<string, string>> = {
  '000': 'AU',
  '101': 'IL',
  '110': 'JM',
  '111': 'NZ',
  '112':
    'AD AL AT AX BE BG CH CY CZ DE DK EE ES FI FO FR GE GI GL GR HR HU IE IN IS IT KZ LI LT LU LV MC MD ME MK MT NG NL PK PL PT RO RS RU SE SI SK TR UA VA XK ZA',
  '113': 'NO',
  '115': 'IR VN',
  '116': 'PE',
  '118': 'BO ID SM',
  '119': 'JP KR TW',
  '120': 'CN',
  '123': 'CO EG',
  '128': 'NI',
  '131': 'CL',
  '1669': 'TH',
  '190': 'TN',
  '192': 'BR',
  '911': 'AR AS BB BM BS BZ CA CR DO EC FJ GU HN JO KY LR MP MX PA PH PR PY SV US UY VE VI',
  '995': 'SG',
  '997': 'SA',
  '998': 'AE',
  '999': 'BD BH GB GG GH HK IM JE KE MY QA UG',
}
const numbers = new Map(
  Object.entries(byNumber).flatMap(([number, countries]) =>
    countries.split(' ').map((one): [string, string] => [one, number]),
  ),
)

/** The emergency number of a country by its ISO code; undefined for one that isn't known here. */
export const emergencyOf = (country: string) => numbers.get(country)
