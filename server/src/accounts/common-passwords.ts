const words = `
  password passw0rd p@ssword p@ssw0rd password1 password12 password123 password1234 passwords mypassword
  12345678 123456789 1234567890 87654321 987654321 0123456789 11111111 00000000 11223344 12341234 123123123 12344321 147258369 123321123
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwertz123 azertyuiop 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 zaq12wsx asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123
  abcd1234 abc12345 abcdefgh abcdefg1 aa123456 a1234567 a12345678 abc123456 iloveyou iloveyou1 iloveyou2 iloveu123 loveyou1 lovelove
  sunshine sunshine1 princess princess1 princesa football football1 baseball basketball superman superman1 spiderman batman123 pokemon1
  trustno1 letmein1 letmein123 welcome1 welcome12 welcome123 changeme changeme1 changeme123 default1 temporary temp1234 test1234 testtest testing1 guest123
  admin123 admin1234 administrator root1234 master123 dragon123 monkey123 shadow123 whatever michelle jennifer jordan23 charlie1 michael1 jessica1
  starwars computer internet samsung1 mercedes corvette chocolate butterfly blink182 liverpool chelsea1 arsenal1 barcelona
  evenlight evenlight1 evenlight123 psychic1 psychics tarot123 astrology horoscope mercury1 moonlight
`

/** The passwords that are tried first everywhere, and those that this site's name suggests. */
export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
