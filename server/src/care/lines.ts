/** A line of help as it was noted. `always` = day and night. */
export interface Line {
  country: string
  name: string
  number: string
  always: boolean
  url: string
  /** Where it stands written. */
  source: string
}

/** The day on which the entries below were noted. Each is shown once an admin has called or looked it up. */
export const notedOn = '2026-11-22'

const line = (country: string, name: string, number: string, url: string, always = true): Line => ({
  country,
  name,
  number,
  always,
  url,
  source: url,
})

/** Lines for people who think of ending or hurting themselves, by country. */
export const lines: readonly Line[] = [
  line('AR', 'Centro de Asistencia al Suicida', '135', 'https://www.asistenciaalsuicida.org.ar', false),
  line('AT', 'TelefonSeelsorge', '142', 'https://www.telefonseelsorge.at'),
  line('AU', 'Lifeline', '13 11 14', 'https://www.lifeline.org.au'),
  line('BE', 'Zelfmoordlijn 1813', '1813', 'https://www.zelfmoord1813.be'),
  line('BE', 'Centre de Prévention du Suicide', '0800 32 123', 'https://www.preventionsuicide.be'),
  line('BR', 'CVV', '188', 'https://cvv.org.br'),
  line('CA', '9-8-8 Suicide Crisis Helpline', '988', 'https://988.ca'),
  line('CH', 'Die Dargebotene Hand', '143', 'https://www.143.ch'),
  line('CL', 'Línea de Prevención del Suicidio', '*4141', 'https://www.gob.cl/saludablemente'),
  line('CZ', 'Linka první psychické pomoci', '116 123', 'https://linkapsychickepomoci.cz'),
  line('DE', 'TelefonSeelsorge', '0800 111 0 111', 'https://www.telefonseelsorge.de'),
  line('DK', 'Livslinien', '70 201 201', 'https://www.livslinien.dk', false),
  line('ES', 'Línea 024', '024', 'https://www.sanidad.gob.es/linea024'),
  line('FI', 'MIELI Kriisipuhelin', '09 2525 0111', 'https://mieli.fi'),
  line('FR', '3114', '3114', 'https://3114.fr'),
  line('GB', 'Samaritans', '116 123', 'https://www.samaritans.org'),
  line('HU', 'LESZ Lelki Elsősegély', '116-123', 'https://sos116-123.hu'),
  line('IE', 'Samaritans', '116 123', 'https://www.samaritans.org/ireland'),
  line('IN', 'Tele-MANAS', '14416', 'https://telemanas.mohfw.gov.in'),
  line('IT', 'Telefono Amico Italia', '02 2327 2327', 'https://www.telefonoamico.it', false),
  line('JP', 'よりそいホットライン', '0120-279-338', 'https://www.since2011.net/yorisoi'),
  line('KR', '자살예방 상담전화', '109', 'https://www.129.go.kr'),
  line('MX', 'Línea de la Vida', '800 911 2000', 'https://www.gob.mx/salud/conadic'),
  line('NL', '113 Zelfmoordpreventie', '113', 'https://www.113.nl'),
  line('NO', 'Mental Helse Hjelpetelefonen', '116 123', 'https://mentalhelse.no'),
  line('NZ', '1737 Need to talk?', '1737', 'https://1737.org.nz'),
  line('PL', 'Centrum Wsparcia', '800 70 2222', 'https://centrumwsparcia.pl'),
  line('PT', 'Linha Nacional de Prevenção do Suicídio', '1411', 'https://www.sns24.gov.pt'),
  line('SE', 'Mind Självmordslinjen', '90101', 'https://mind.se'),
  line('SG', 'Samaritans of Singapore', '1767', 'https://www.sos.org.sg'),
  line('US', '988 Suicide & Crisis Lifeline', '988', 'https://988lifeline.org'),
  line('ZA', 'SADAG Suicide Crisis Helpline', '0800 567 567', 'https://www.sadag.org'),
]

/** A line's own id. It holds the number: one that changes is another line, which nobody has confirmed yet. */
export const idOf = ({ country, number }: Pick<Line, 'country' | 'number'>) =>
  `${country}:${number.replace(/[^0-9*]/g, '')}`
