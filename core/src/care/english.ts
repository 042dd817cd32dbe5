import { harmless } from './english-harmless.ts'
import { injuries } from './english-injuries.ts'
import { oblique } from './english-oblique.ts'
import { plain } from './english-plain.ts'
import type { Tongue } from './pattern.ts'

/** English, in which most is written. */
export const english: Tongue = {
  marks: [...plain, ...oblique, ...injuries],
  harmless,
  stop: 'never|not|dont|doesnt|didnt|wont|wouldnt|isnt|aint|wasnt|cant|cannot|couldnt|no|nor|shouldnt|havent|hasnt|neither|he|she|they|him|her|them|his|hes|shes|theyre|their|who|friend|brother|sister|mom|mum|dad|mother|father|son|daughter|husband|wife|boyfriend|girlfriend|ex|cousin|uncle|aunt|people|you|someone|somebody|anyone',
  no: 'never|not|dont|wont|wouldnt|didnt|isnt|aint|wasnt|no|nor|without|neither|havent|hasnt|shouldnt|arent|stopped|quit|instead of|rather than|far from|against|refuse to|used to|once|overcame|survived',
  between:
    'really|ever|even|actually|seriously|going|to|gonna|would|want|wanting|planning|plan|trying|try|thinking|think|about|of|having|any|feeling|feel|be|say|mean|i|im|a|do|at|all|considering|the|type|had|have|thought|thoughts|consider|considered|am|was|been|wanted|wanna|will|ill|that way|currently',
  reported:
    '(?:he|she|they|who|mom|mum|mother|dad|father|son|daughter|brother|sister|friend|ex|husband|wife|boyfriend|girlfriend|bf|gf|cousin|uncle|aunt|partner|teen|nephew|niece|client|someone|somebody|guy|girl|man|woman|kid|student|roommate|character|people|patient|one|coworker|colleague|everybody)(?: [^ .]+){0,2} (?:said|says|say|saying|told me|tells me|texted|texted me|wrote|wrote me|threatens|threatened|threatening|yelled|screamed|posted|goes|like|whispered|kept saying|keeps saying|telling me|messaged|messaged me|sings|texting|texting me|texts|texts me|writes|sends me|sent me|quoted|quotes|quote|swears|swore|cried|cries|crying|yelling|screams|screaming|begging|warned|warns|claims)(?: that| it|,)?',
}
