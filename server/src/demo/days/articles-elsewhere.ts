import type { Words } from './articles.ts'

type Elsewhere = ({ locale: string } & Words)[]
/** Articles as their writers, who have these languages, wrote them again. */
export const elsewhere: Record<'waiting' | 'badly', Elsewhere> = {
  waiting: [
    {
      locale: 'es',
      title: 'Lo que las cartas hacen con la espera',
      summary:
        'Casi todas las preguntas de amor son preguntas sobre la espera. Cómo las leo sin prometer que nadie vuelva.',
      paragraphs: [
        'Nueve de cada diez personas que me consultan por amor preguntan cuándo. Cuándo escribe, cuándo se entera, cuándo se acaba. Las cartas no saben de cuándos. Saben de cómos.',
        'Se puede esperar con el abrigo puesto y se puede esperar con el café al fuego. Lo primero es el Caballo de Espadas: mientras dura, no empieza ninguna otra cosa. Lo segundo es el Nueve de Oros: quizá llegue alguien, y la noche es buena igualmente.',
        'No te prometo ninguna vuelta. Puedo decirte cuál de las dos esperas es la tuya, y qué haría falta para colgar el abrigo.',
      ],
    },
    {
      locale: 'ar',
      title: 'ما تقوله الأوراق عن الانتظار',
      summary: 'معظم أسئلة الحب أسئلة عن الانتظار. كيف أقرأ لها من دون أن أعد أحدًا بعودة أحد.',
      paragraphs: [
        'تسعة من كل عشرة يأتون إليّ بسؤال عن الحب يسألون: متى؟ متى يكتب، متى تعرف، متى ينتهي الأمر. الأوراق ضعيفة في «متى»، وقوية في «كيف».',
        'هناك انتظار والمعطف على الكتفين، وانتظار والإبريق على النار. في الأول لا يبدأ شيء آخر ما دام مستمرًا. وفي الثاني قد يأتي أحد، والمساء جميل في الحالين.',
        'لن أقول لك إنه سيعود. أستطيع أن أقول أيّ الانتظارين انتظارك، وما الذي يلزم كي تعلّق المعطف.',
      ],
    },
  ],
  badly: [
    {
      locale: 'ar',
      title: 'اكتبه كيفما اتفق',
      summary: 'الحلم الذي يُروى جيدًا حلم مرتّب. لماذا أطلب الحلم غير المرتّب، وكيف تمسك به قبل الفطور.',
      paragraphs: [
        'الحلم يهرب مع الضوء، فاكتبه قبل أن تنهض ولو في ثلاث كلمات. لا تسأل بعدُ عن معناه.',
        'عند الفطور تصير عندك حكاية لها أول وآخر وأنت في وسطها. حكاية جميلة لا نفع فيها. ما نحتاج إليه هو الحذاء الذي في وسطها.',
        'هات القائمة. نمرّ عليها شيئًا شيئًا وأسأل عن كل واحد: لمن هو، وأين رأيته آخر مرة؟ ستدهشك كثرة المرات التي يكون فيها الجواب شارعًا وسنة.',
      ],
    },
    {
      locale: 'es',
      title: 'Apúntalo mal',
      summary:
        'Un sueño bien contado es un sueño ordenado. Por qué pido el desordenado, y cómo atraparlo antes del desayuno.',
      paragraphs: [
        'Deja un papel cerca de la almohada y un lápiz encima. Para empezar bastan tres palabras: pasillo, mojado, zapatos. No decidas todavía de qué trataba.',
        'A la hora del desayuno tendrás una historia, con principio y final y contigo en medio. La historia es bonita y no sirve de nada. Lo que necesitamos es el zapato.',
        'Tráeme la lista. La recorremos cosa por cosa y de cada una pregunto: de quién es y dónde la viste por última vez. Te sorprendería cuántas veces la respuesta es una calle y un año.',
      ],
    },
  ],
}
