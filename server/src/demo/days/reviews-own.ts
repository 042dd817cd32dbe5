import type { Said, Stars } from './reviews.ts'

/** What clients write of one reader and could write of nobody else; by their language, where it is theirs too. */
export const ownReviews: Record<string, Partial<Record<Stars, Said[]>>> = {
  'demo-reader': {
    5: [
      'Three cards, as promised, and one of them was about Tuesday.',
      'Told me plainly where the cards had nothing to say. I trust the rest more for it.',
      'The picture of the locked garden has stayed with me all week.',
      'I asked about two jobs and was asked which of them I had already told my mother about.',
      'Robin laid the card that I did not want and left it lying there. Good.',
      ['The small step was really small. I took it.', 'Then the next one may be a little larger.'],
      'Has a way of being quiet that makes you finish your own sentence.',
      'I have a list now. It has one line.',
    ],
    4: [
      'I wanted a fourth card. I was told why not, and it was a good reason.',
      'Very good on what to do, a little short on when.',
      'The clock was stopped twice while I looked for words. Not many do that.',
    ],
    3: ['The cards were honest, I was not. We noticed late.'],
  },
  'mara-linden': {
    5: [
      'One question at a time, and at the end the other four had gone quiet.',
      'No drama at all. I had brought enough of it.',
      'She asked which of my questions was the oldest. That was the reading, really.',
      'I had three questions. She asked which one kept me awake, and we did that one.',
      'Plain words, even for the Tower.',
    ],
    4: [
      'Plain and warm. I like it a little more mysterious, I admit.',
      'One question was enough, as she says. I had wanted two.',
    ],
  },
  'idris-vale': {
    5: [
      'Explained every symbol when I asked, and did not mind that I asked about each of them.',
      'Said he might be wrong about the spring. That is why I believe him about the winter.',
      'He let me disagree with him, and then we found out why.',
      'I came as a sceptic and left as a sceptic with a date in the calendar.',
      'He drew it like a railway map. I could see where I change.',
    ],
    4: [
      'The chart made sense to me only when I read it again in the evening. Then it did.',
      'Many lines, well explained. I would have started with the last one.',
    ],
  },
  'odile-marchetti': {
    5: [
      'No fog at all. Short sentences that I could write on a card and keep.',
      'The fox was my landlord. It could not have been anybody else.',
      'Ship, letter, dog: three cards, and I knew whom to write to.',
      'She said that she does not do the meaning of life, and then did the meaning of my lease.',
      'Brisk. I like brisk.',
    ],
    4: [
      'Precise about the flat. For the rest she sent me to a colleague, as her page says.',
      ['Short sentences indeed. One or two more would have been fine.', 'Noted. Here is a second one.'],
    ],
    3: ['So short that I read it three times. Perhaps that is the idea.'],
  },
  'tomasz-brandt': {
    5: [
      'He was silent for a minute, and the clock with him. Then he said one thing.',
      'I moved house in the middle of it. He did not hurry me to the other side.',
      'Third time I come back. Nothing he said was dramatic, and most of it was right.',
      'The stave for ice. I had not told him about the winter.',
      'I did not know that one could be so calm in writing.',
      'He asked what I would miss. Nobody had asked that.',
    ],
    4: [
      ['He types slowly, but what comes is worth the wait.', 'True. By voice I am faster, if you like.'],
      'Very kind. I wished that he had pushed me harder on the second question.',
      'Long silences, as it says. One should know that about oneself before one comes.',
    ],
    3: ['He was honest that the runes were quiet. I would still have liked to hear something.'],
  },
  'amparo-soler': {
    5: [
      'She would not tell me what he thinks. She told me what I do when I wait, and that was worse and better.',
      'Coat on or kettle on: I have used it on all my friends since.',
      'She has been married twice and it shows, in the best way.',
      'I asked when. She asked how. We did how.',
      'A quarter of an hour now and then, for two months. It adds up.',
      'I did not write to him. I wrote to my sister.',
      'Warm without sugar.',
    ],
    4: [
      'She does not promise anybody’s return. I knew that, and hoped.',
      'Good on him, better on me. I would have liked it the other way round.',
    ],
    3: ['I wanted to talk about him and we talked about me.'],
  },
  'noor-haddad': {
    5: [
      'Came with a dream about a flooded kitchen. Left with a decision about my mother’s house.',
      'I brought seven lines, written badly. Noor asked about the smallest word.',
      'Whose shoe is it? I laughed, and then I knew.',
      'My dream was filed under grandmother. It was the right shelf.',
    ],
    4: ['Took my dream apart very gently. I would have liked to get it back in one piece.'],
  },
  'juniper-cole': {
    5: [
      'My dog is asleep on my feet for the first time in a month. Make of that what you like.',
      'She sent us to the vet first. She was right to.',
      'It was the new lamp. The cat hated the hum of the new lamp.',
      'I asked about the horse, and we ended with my father. They get on now.',
    ],
    4: [
      'Good sense about animals. The rest I am still thinking over.',
      'The old dog walks through the door again. I give four, he would give five.',
    ],
  },
  'henrik-dahl': {
    5: [
      'He showed me the sums, and I could follow them. My wife could too.',
      'A teacher, in the good sense: I was wrong once and not ashamed.',
      'He says himself that the sum causes nothing. Then he asks the right thing.',
      'My year is a seven. I have cancelled two dinners and feel better.',
    ],
    4: [
      'Clear and dry. A little more colour would not have hurt the numbers.',
      'I checked his addition. It was right, which is more than I can say of mine.',
    ],
  },
  'celeste-okafor': {
    5: [
      'There was a name, and a way of folding a newspaper. I had told her neither.',
      'She said that it was silent, and gave the time back. I came again because of that.',
      'I was not hurried for a moment. It will be a year in spring.',
      'Somebody hummed. I know who hummed.',
    ],
    4: ['Quiet and careful. I had hoped for more, but not for something made up.', 'It was little, and I believe it.'],
  },
  'lin-yao': {
    5: [
      'One line moved, and it was the one about the letter.',
      'We threw the coins together. It helped that I had to find three equal ones.',
      'I was advised to stop. I have stopped. It is very quiet here.',
      'Ask with a verb, it says. I did, and got an answer with one.',
    ],
    4: [
      'Slow, in a good way. I had to look up two words.',
      'Helpful before a difficult dinner. The dinner was still difficult.',
    ],
  },
  'beatriz-nunes': {
    5: [
      'She looked at my thumb and asked how I quarrel. We did not need the lines.',
      'Two photographs by the window, and I know now why it is always me who does the washing-up.',
      'Clear about what palms can say and what they cannot.',
      'I start much and finish little. She told me for whom I finish.',
    ],
    4: ['More about patience than I had ordered.', 'Funny and exact. One photograph was too dark, and she said so.'],
  },
  'walter-finch': {
    5: [
      'He drew the Kettle for me. I put one on.',
      'Seventy-one, newly in love, and taken seriously. Thank you.',
      'The card with the chair came up. He asked what I saw, and it was my garden.',
      'A gentleman. He told me about his wife in one sentence and about my house in five.',
      'I was afraid of retiring. I still am, but I have a Thursday now.',
    ],
    4: [
      'A lovely deck. I would like to see it on a larger screen.',
      'He takes his time, and so do I. Our minutes do not.',
    ],
  },
  'amparo-soler es': {
    5: [
      ['Me hizo reír y después me hizo pensar.', 'Ese es el orden bueno. Gracias.'],
      'Clara, directa y con cariño. Volveré.',
      'Le pregunté cuándo y me preguntó cómo. Tenía razón.',
      'Sin adornos. Me fui con una frase y con ganas de dormir.',
    ],
    4: ['Muy buena lectura; me quedé con ganas de más.', 'Acertó en casi todo, y lo que no sabía lo dijo.'],
  },
  'noor-haddad ar': {
    5: [
      ['كنت أظن الحلم بلا معنى، ثم تذكرت البيت القديم.', 'وما زال البيت في مكانه. شكرًا لك.'],
      'أسئلة قليلة، وكل سؤال في محله.',
      'كتبت الحلم كما جاء، ووجدت فيه اسم أختي.',
    ],
    4: ['قراءة هادئة، تمنيت لو طالت قليلًا.'],
  },
}
