import { paths } from '@evenlight/contract/paths'
import { welcome } from '@evenlight/core/welcome'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../kernel/parts.ts'

/** What a program that answers people's questions should know of each page, by the shape of `llms.txt`. */
const parts: Record<string, readonly (readonly [title: string, path: string, about: string])[]> = {
  'How it works': [
    [
      'How the clock works',
      paths.clock(),
      'The whole rule: a second counts only while client and reader are both there.',
    ],
    ['Prices', paths.prices(), 'What each package of minutes costs, and what a minute comes to.'],
    ['Questions', paths.questions(), 'What people ask before and after a reading.'],
    ['Our services', paths.services(), 'Chat, voice, video, phone, e-mail and appointments.'],
  ],
  'Find a reader': [
    [
      'Readers',
      paths.readers(),
      'Everybody who reads here: who is free now, what they are good at, what clients said.',
    ],
    ['Help me choose', paths.choose(), 'Three questions that lead to up to three readers, with the reasons for each.'],
    ['Readings by phone', paths.phone(), 'Who reads by phone, without either number being shown.'],
    ['Special offers', paths.offers(), 'What is on offer at the moment.'],
  ],
  'To read': [
    ['Articles', paths.articles(), 'Written by the house and its readers.'],
    ['Blog', paths.blog(), 'News and thoughts.'],
    ['About us', paths.about(), 'Who runs the house.'],
  ],
  'Rules and help': [
    ['Terms', paths.terms(), 'What is agreed when an account is made.'],
    ['Refunds', paths.refunds(), 'When money and time go back, and how fast.'],
    ['Privacy', paths.privacy(), 'What is kept, for how long, and how to have it erased.'],
    ['Somebody to talk to', paths.helpLines(), 'Help lines by country, for who is not well.'],
    ['Contact', paths.contact(), 'A question to the house, also without an account.'],
    ['Become a reader', paths.apply(), 'How one applies.'],
  ],
}

const lead = `An online marketplace for psychic readings: clients buy time and talk to readers by chat, voice, video, phone and e-mail. The clock is billed by the second, only while both are there, and both get the same receipt. New clients have ${welcome.seconds / 60} free minutes. Readings are for reflection and entertainment; they replace no doctor, lawyer or adviser.`

/** Tells programs that read for people what the site is, and where what stands. */
export const serveLlms = (app: FastifyInstance, { site }: Parts) => {
  const sections = Object.entries(parts).map(([name, pages]) =>
    [`## ${name}`, '', ...pages.map(([title, path, about]) => `- [${title}](${site.url}${path}): ${about}`)].join('\n'),
  )
  const demo = site.demo ? ['This site is a demonstration: its people are invented.'] : []
  const text = ['# Evenlight', `> ${lead}`, ...demo, ...sections].join('\n\n')
  app.get('/llms.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(`${text}\n`),
  )
}
