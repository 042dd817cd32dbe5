import { content } from '@evenlight/contract/content'
import type { Call } from './visit.ts'

interface Text {
  title: string
  summary: string
  body: string
}
type InAll = Record<'en' | 'es' | 'ar', Text>

const first: InAll = {
  en: {
    title: 'Your first reading, without hurry',
    summary: 'What to bring, and what you can leave at the door.',
    body: '<p>Bring one question, in a sentence that you could say aloud. Leave the four others: most of them come up by themselves.</p><p>Say beforehand how long it may take. And write down one line afterwards, the one that you would tell a friend. <a href="/articles/view?id=pce_asking-well">How to ask a question that a reading can answer</a></p>',
  },
  es: {
    title: 'Tu primera lectura, sin prisa',
    summary: 'Qué traer, y qué puedes dejar en la puerta.',
    body: '<p>Trae una pregunta, en una frase que podrías decir en voz alta. Deja las otras cuatro: casi todas aparecen solas.</p><p>Di de antemano cuánto puede durar. Y anota después una línea, la que le contarías a un amigo. <a href="/articles/view?id=pce_asking-well">Cómo hacer una pregunta que una lectura pueda responder</a></p>',
  },
  ar: {
    title: 'قراءتك الأولى، على مهل',
    summary: 'ماذا تحمل معك، وماذا تترك عند الباب.',
    body: '<p>احمل سؤالًا واحدًا، في جملة تستطيع أن تقولها بصوت مسموع. واترك الأربعة الأخرى: فمعظمها يأتي وحده.</p><p>قل مسبقًا كم تستغرق. ثم اكتب بعدها سطرًا واحدًا، ذاك الذي ترويه لصديق. <a href="/articles/view?id=pce_asking-well">كيف تسأل سؤالًا تستطيع القراءة أن تجيب عنه</a></p>',
  },
}
const elsewhere: InAll = {
  en: {
    title: 'When your reader is not here',
    summary: 'Readers keep hours of their own. Three ways to meet one all the same.',
    body: '<ul><li><p>Agree on a time, up to sixty days ahead and in your own zone.</p></li><li><p>Write your question and have the answer by e-mail, by a promised time.</p></li><li><p>Put them among your favorites and hear when they are available.</p></li></ul>',
  },
  es: {
    title: 'Cuando tu lector no está',
    summary: 'Cada lector tiene sus horas. Tres maneras de encontrarse igualmente.',
    body: '<ul><li><p>Acuerden una cita, con hasta sesenta días de anticipación y en tu propia zona horaria.</p></li><li><p>Escribe tu pregunta y recibe la respuesta por correo, en un plazo prometido.</p></li><li><p>Ponlo entre tus favoritos y entérate cuando esté disponible.</p></li></ul>',
  },
  ar: {
    title: 'حين لا يكون قارئك هنا',
    summary: 'لكل قارئ ساعاته. ثلاث طرق للقائه مع ذلك.',
    body: '<ul><li><p>اتفق معه على موعد، حتى ستين يومًا مقدمًا وبتوقيت منطقتك.</p></li><li><p>اكتب سؤالك ويصلك الجواب بالبريد، في موعد موعود.</p></li><li><p>ضعه في مفضّلتك ليصلك خبر حين يكون متاحًا.</p></li></ul>',
  },
}

/** What the house has put on the home page of a demo, in each language. */
export const writeBlocks = async (call: Call) => {
  for (const [n, { en, es, ar }] of [first, elsewhere].entries()) {
    const { id } = await call(content.saveBlock, { body: { ...en, position: (n + 1) * 10 } })
    for (const act of [
      { action: 'save', seen: 1, locale: 'es', ...es },
      { action: 'save', seen: 2, locale: 'ar', ...ar },
      { action: 'publish', seen: 3 },
    ])
      await call(content.updateArticle, { params: { id }, body: act })
  }
}
