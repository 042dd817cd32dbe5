import type { content as area } from '@evenlight/contract/content'
import type { Examples } from './example.ts'

const text = { title: 'Asking well', summary: 'What a good question does.', body: '<p>Ask one thing at a time.</p>' }
export const contentExamples = {
  articles: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  article: { owner: 'everybody', input: async (world) => ({ params: { id: await world.published() }, query: {} }) },
  articleCategories: { owner: 'everybody', input: () => ({ query: {} }) },
  index: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  addArticle: { owner: 'everybody', input: () => ({ body: text }) },
  updateArticle: {
    owner: ['reader A', 'admin', 'editor'],
    input: async (world) => ({
      params: { id: await world.article() },
      body: { action: 'save', seen: 1, ...text },
    }),
  },
  edit: { owner: ['reader A', 'admin', 'editor'], input: async (world) => ({ params: { id: await world.article() } }) },
  version: {
    owner: ['reader A', 'admin', 'editor'],
    input: async (world) => ({ params: { id: await world.article() }, query: { number: '1' } }),
  },
  blogs: { owner: 'everybody', input: () => ({ query: { limit: '5' } }) },
  approvedBlogs: { owner: 'everybody', input: () => ({ query: { category: 'Tarot' } }) },
  blog: { owner: 'everybody', input: async (world) => ({ params: { id: await world.publishedBlog() }, query: {} }) },
  blogCategories: { owner: 'everybody', input: () => ({ query: { locale: 'ar' } }) },
  blogIndex: { owner: 'everybody', input: () => ({ query: { state: 'draft' } }) },
  addBlog: { owner: 'everybody', input: () => ({ body: text }) },
  editBlog: {
    owner: ['reader A', 'admin', 'editor'],
    input: async (world) => ({ params: { id: await world.blog() } }),
  },
  updateBlog: {
    owner: ['reader A', 'admin', 'editor'],
    input: async (world) => ({ params: { id: await world.blog() }, body: { action: 'save', seen: 1, ...text } }),
  },
  pages: { owner: 'everybody', input: () => ({ query: {} }) },
  page: { owner: 'everybody', input: () => ({ query: { slug: 'about-us' } }) },
  savePage: { owner: 'everybody', input: () => ({ body: text }) },
  about: { owner: 'everybody', input: () => ({ query: {} }) },
  services: { owner: 'everybody', input: () => ({ query: {} }) },
  saveService: { owner: 'everybody', input: () => ({ body: text }) },
  offers: { owner: 'everybody', input: () => ({ query: {} }) },
  saveOffer: { owner: 'everybody', input: () => ({ body: text }) },
  saveBlock: { owner: 'everybody', input: () => ({ body: text }) },
  home: { owner: 'everybody', input: () => ({ query: {} }) },
  questions: { owner: 'everybody', input: () => ({ query: { locale: 'es' } }) },
  saveQuestion: { owner: 'everybody', input: () => ({ body: text }) },
} satisfies Examples<typeof area>
