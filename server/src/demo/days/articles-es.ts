import type { ArticleKey, Words } from './articles.ts'

/** What readers have written, in Spanish: by themselves where it is theirs, else as the house had it translated. */
export const inSpanish: Record<ArticleKey, Words> = {
  chart: {
    category: 'Astrología',
    title: 'Cómo llevarle la contraria a una carta natal',
    summary:
      'Una carta es un dibujo, no una sentencia. Tres puntos que puedes objetar, y por qué a un lector debería gustarle.',
    paragraphs: [
      'Antes dibujaba horarios de trenes, y lo primero que se aprende ahí es que una línea en el papel todavía no es un tren. Una carta es un papel de esos. Dice qué vías se cruzan, y nada de quién se sube.',
      'Puedes objetar la hora: diez minutos mueven el ascendente dos o tres grados, y poca gente nació en el minuto que está escrito. Puedes objetar el sentido: durante mil años se dijo que Saturno era malo y hoy se dice que es un maestro, y ambas cosas las escribió gente con opiniones. Y puedes objetarme a mí, porque lo primero que veo es lo último que he visto.',
      'Una lectura empieza a ser buena cuando alguien dice: no, así no fue. Entonces miramos otra vez la misma línea, y ya es tuya.',
    ],
  },
  waiting: {
    category: 'Amor',
    title: 'Lo que las cartas hacen con la espera',
    summary:
      'Casi todas las preguntas de amor son preguntas sobre la espera. Cómo las leo sin prometer que nadie vuelva.',
    paragraphs: [
      'Nueve de cada diez personas que me consultan por amor preguntan cuándo. Cuándo escribe, cuándo se entera, cuándo se acaba. Las cartas no saben de cuándos. Saben de cómos.',
      'Se puede esperar con el abrigo puesto y se puede esperar con el café al fuego. Lo primero es el Caballo de Espadas: mientras dura, no empieza ninguna otra cosa. Lo segundo es el Nueve de Oros: quizá llegue alguien, y la noche es buena igualmente.',
      'No te prometo ninguna vuelta. Puedo decirte cuál de las dos esperas es la tuya, y qué haría falta para colgar el abrigo.',
    ],
  },
  badly: {
    category: 'Sueños',
    title: 'Apúntalo mal',
    summary:
      'Un sueño bien contado es un sueño ordenado. Por qué pido el desordenado, y cómo atraparlo antes del desayuno.',
    paragraphs: [
      'Deja un papel cerca de la almohada y un lápiz encima. Para empezar bastan tres palabras: pasillo, mojado, zapatos. No decidas todavía de qué trataba.',
      'A la hora del desayuno tendrás una historia, con principio y final y contigo en medio. La historia es bonita y no sirve de nada. Lo que necesitamos es el zapato.',
      'Tráeme la lista. La recorremos cosa por cosa y de cada una pregunto: de quién es y dónde la viste por última vez. Te sorprendería cuántas veces la respuesta es una calle y un año.',
    ],
  },
  year: {
    category: 'Números',
    title: 'Tu número del año, calculado a mano',
    summary:
      'La suma lleva un minuto y un lápiz. Cómo son las nueve clases de año, y hasta qué punto tomárselas en serio.',
    paragraphs: [
      'Suma las cifras del día y el mes en que naciste con las del año en curso, y vuelve a sumar hasta que quede una sola. Quien nació un catorce de agosto aporta trece; un año cuyas cifras suman diez añade diez, y dos y tres son cinco.',
      'El uno empieza, el cuatro construye, el cinco se muda te guste o no, el siete prefiere que lo dejen en paz y el nueve vacía armarios. Los demás están en medio.',
      'Enseñé matemáticas treinta años, así que lo digo yo mismo: nada en esa suma causa nada. Es una manera de hacerse la misma pregunta doce meses seguidos, y pocos lo hacemos alguna vez.',
    ],
  },
  cat: {
    category: 'Animales',
    title: 'Antes de preguntar qué quiere decir el gato',
    summary: 'Cuatro cosas que mirar en casa antes de buscar un significado. Y cuándo ir primero al veterinario.',
    paragraphs: [
      'Si algo cambió de un día para otro, ve al veterinario. Se lo digo a una de cada cinco personas, y nunca me he arrepentido.',
      'Si no, recorre la casa a la altura del animal. ¿Qué se movió de sitio, qué zumba, qué huele a alguien nuevo? Después piensa en la semana en que empezó. ¿Quién llegó, quién se fue, quién está en casa a otras horas?',
      'Cuando todo eso esté hecho, podemos hablar del resto. Un perro viejo que no quiere pasar por una puerta suele saber por cuál. Y por lo general, tú también.',
    ],
  },
  nothing: {
    category: 'Duelo',
    title: 'Cuando no hay nada',
    summary: 'A veces no viene nadie. Qué hago entonces, y por qué una lectura vacía se devuelve.',
    paragraphs: [
      'Trabajo como médium, en voz baja. Puede haber un nombre, o una costumbre: cómo doblaba alguien el periódico. Puede no haber nada.',
      'Una habitación se puede llenar de conjeturas. Habría quien hasta me lo agradeciera. Pero quien ha perdido a alguien nota la diferencia en una semana, y entonces lo pierde otra vez. Por eso digo que hay silencio, y devuelvo el tiempo.',
      'Si tu pérdida es de estas semanas, espera. Que alguien cercano sepa que vas a venir. Y no traigas pruebas con que examinar a nadie; trae algo de lo que se habría reído.',
    ],
  },
  line: {
    category: 'I Ching',
    title: 'Una línea que se movió',
    summary: 'Seis tiradas, y casi todas sus líneas están quietas. Por qué empiezo por la que no.',
    paragraphs: [
      'Seis tiradas de tres monedas forman una figura de seis líneas. Casi todas están quietas. De vez en cuando una está tan llena que se vuelve su contrario, y al principio leo solo esa.',
      'Si está cerca del suelo, habla de cómo empiezas. En el medio habla de personas, una por encima de ti y otra por debajo. Arriba ya es tarde, y el consejo suele ser parar.',
      'Pregúntale con un verbo. No «qué hay del contrato» sino «cómo respondo la carta». El libro es viejo y tiene paciencia, pero ninguna con los sustantivos.',
    ],
  },
  chair: {
    category: 'Oráculo',
    title: 'La carta cuarenta y uno',
    summary:
      'Mi difunta esposa pintó la baraja con la que leo y nunca me dijo qué significa la última. Lo que me ha enseñado.',
    paragraphs: [
      'Hay cuarenta cartas con un nombre escrito al dorso con su letra pequeña: el Transbordador, la Tetera, Dos Hermanos, Carta sin Enviar. La cuarenta y uno muestra una silla junto a una ventana abierta, y el dorso está vacío.',
      'Se lo pregunté, claro. Dijo que ya me llegaría. Durante un tiempo la sacaba antes de cada lectura, como quien esconde una cuenta.',
      'Ahora se queda. Cuando sale, lo digo: aquí hay una que no sé leer, ¿qué ves tú? Ha sido un padre, un verano, las ganas de estar a solas una hora. Ni una sola vez ha sido lo que es para mí.',
    ],
  },
  palms: {
    category: 'Quiromancia',
    title: 'Dos fotografías, con luz de día',
    summary: 'Qué enviar para una lectura de manos, qué miro primero y qué no sabe una palma.',
    paragraphs: [
      'Las dos manos, junto a una ventana, sin flash; los anillos pueden quedarse donde están. La mano con que escribes muestra lo que has hecho con las cosas. La otra, con qué te las dieron para hacerlas.',
      'Miro el pulgar antes que cualquier línea. Una línea me habla de una costumbre; un pulgar, de cómo discutes.',
      'Los años de vida no se ven ahí. Los platos que has lavado, sí.',
    ],
  },
  fox: {
    category: 'Desde la mesa',
    title: 'El zorro no es mala noticia',
    summary: 'Un mes en que el mismo naipe salió en casi todas las tiradas, y lo que al final quería decir.',
    paragraphs: [
      'Este mes salió el Zorro en casi todas las tiradas. Quien conoce un poco el Lenormand se asusta: dicen que es el falso, el que viene de noche. Yo digo que es el que se las arregla solo.',
      'Así que pregunté a cada persona qué hacía ella sola que podrían hacer entre dos. Las respuestas fueron todas de martes: unos papeles, una madre, una mudanza. Nadie había sido engañado. Varios estaban cansados.',
    ],
  },
  quiet: {
    category: 'Desde la casa',
    title: 'Por qué aquí nada parpadea',
    summary: 'Ni cuentas atrás, ni «solo quedan dos», ni avisos de noche. Lo que dejamos fuera, y por qué.',
    paragraphs: [
      'Quien viene a una casa como esta suele venir con una pregunta que pesa. Una página que apura no ayuda. Por eso aquí no hay ofertas que vencen en diez minutos, ni un número que cuenta hacia atrás, ni un aviso que dice que otros están mirando.',
      'El único reloj es el de la lectura, y ese se detiene en cuanto uno de los dos no está. En tu cuenta puedes decir a qué horas no quieres que nada suene.',
    ],
  },
}
