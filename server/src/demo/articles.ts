import { content } from '@evenlight/contract/content'
import { writeBlocks } from './blocks.ts'
import type { Call, Visit, Who } from './visit.ts'

const first = {
  title: 'Why I lay three cards and not ten',
  category: 'Tarot',
  summary: 'Fewer cards leave more room for the person who asks. How I read three of them, and when I take a fourth.',
  body:
    '<p>People are sometimes disappointed when I put three cards on the table and lay the deck aside. Ten would look like more. They would also give us ten minutes of explanations, and you no time to speak.</p>' +
    '<h2>What the three are</h2><p>The one in the middle is where you stand. To its left is what you bring along, to its right what is in reach. I don’t call them past, present and future: the left one is often quite alive, and the right one is no promise.</p>' +
    '<h2>What you do</h2><p>You look first. Say what you see before I say what it means: a door, a dog, somebody with his back to you. Half of the reading is in that sentence.</p>' +
    '<h2>When there is a fourth</h2><p>If we are both at a loss, I turn over one more and read it as a question rather than as an answer. It has rarely failed to be a better question than ours.</p>',
}
/** The same as the house had it translated. */
const translated = [
  {
    locale: 'es',
    title: 'Por qué pongo tres cartas y no diez',
    category: 'Tarot',
    summary: 'Menos cartas dejan más lugar a quien pregunta. Cómo leo tres, y cuándo tomo una cuarta.',
    body:
      '<p>Hay quien se decepciona cuando pongo tres cartas en la mesa y dejo el mazo a un lado. Diez parecerían más. También nos darían diez minutos de explicaciones, y a ti nada de tiempo para hablar.</p>' +
      '<h2>Qué son las tres</h2><p>La del medio es donde estás. A su izquierda, lo que traes contigo; a su derecha, lo que queda al alcance. No las llamo pasado, presente y futuro: la de la izquierda suele estar bien viva, y la de la derecha no es ninguna promesa.</p>' +
      '<h2>Qué haces tú</h2><p>Miras primero. Di lo que ves antes de que yo diga qué significa: una puerta, un perro, alguien de espaldas. La mitad de la lectura está en esa frase.</p>' +
      '<h2>Cuándo hay una cuarta</h2><p>Si ninguno de los dos sabe qué decir, doy vuelta una más y la leo como pregunta y no como respuesta. Casi siempre ha sido mejor pregunta que la nuestra.</p>',
  },
  {
    locale: 'ar',
    title: 'لماذا أضع ثلاث أوراق لا عشرًا',
    category: 'تاروت',
    summary: 'أوراق أقل تترك مكانًا أوسع لمن يسأل. كيف أقرأ ثلاثًا، ومتى آخذ رابعة.',
    body:
      '<p>يخيب أمل بعض الناس حين أضع ثلاث أوراق على الطاولة وأنحّي الباقي جانبًا. عشر أوراق تبدو أكثر. وكانت ستعطينا أيضًا عشر دقائق من الشرح، ولا تترك لك وقتًا للكلام.</p>' +
      '<h2>ما هي الثلاث</h2><p>التي في الوسط هي موضعك الآن. وإلى أحد جانبيها ما تحمله معك، وإلى الآخر ما هو في متناولك. لا أسميها ماضيًا وحاضرًا ومستقبلًا: فالأولى كثيرًا ما تكون حية، والأخيرة ليست وعدًا.</p>' +
      '<h2>ماذا تفعل أنت</h2><p>تنظر أولًا. قل ما تراه قبل أن أقول ما معناه: باب، كلب، شخص أدار ظهره. نصف القراءة في تلك الجملة.</p>' +
      '<h2>متى تكون هناك رابعة</h2><p>إذا لم يجد أيٌّ منا ما يقوله، أقلب واحدة أخرى وأقرؤها سؤالًا لا جوابًا. وقلّما لم تكن سؤالًا أفضل من سؤالنا.</p>',
  },
]
const second = {
  title: 'Reading for somebody who is sure',
  category: 'Tarot',
  summary: 'Some people come to have a decision confirmed. What a card can still do for them.',
  body:
    '<p>You can hear it in the first line: the suitcase is packed, and the cards are asked to wave. I used to think that such a reading was of no use.</p>' +
    '<p>Now I ask what would be lost if it went well. There is always something, and it likes to be looked at before one leaves.</p>',
}

const actOn = (call: Call, id: string, seen: number, act: object) =>
  call(content.updateArticle, { params: { id }, body: { ...act, seen } })

/** What visitors of a demo read: the house's drafts, published, what it put on the home page, and an article of the reader's; another one waits for approval. */
export const writeArticles = async (visit: Visit, { reader, admin }: { reader: Who; admin: Who }) => {
  const shown = await visit(reader, async (call) => {
    const [one, two] = [
      await call(content.addArticle, { body: first }),
      await call(content.addArticle, { body: second }),
    ]
    for (const { id } of [one, two]) await actOn(call, id, 1, { action: 'send' })
    return one.id
  })
  await visit(admin, async (call) => {
    const drafts = (await call(content.index, { query: { state: 'draft', limit: '100' } })) as unknown as {
      id: string
    }[]
    for (const { id } of drafts) {
      const { versions } = (await call(content.edit, { params: { id } })) as unknown as {
        versions: { number: number }[]
      }
      await actOn(call, id, versions[0]!.number, { action: 'publish' })
    }
    for (const [n, text] of translated.entries()) await actOn(call, shown, n + 1, { action: 'save', ...text })
    await actOn(call, shown, translated.length + 1, { action: 'publish' })
    await writeBlocks(call)
  })
}
