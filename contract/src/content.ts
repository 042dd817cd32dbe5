import * as z from 'zod/mini'
import { ById, Id, Instant, list, numeric, Page, Reason, Title, typed } from './atoms.ts'
import { get, post, type Area } from './route.ts'

export const PieceKind = z.enum(['article', 'blog', 'question', 'page', 'service', 'offer', 'block'])
export const PieceState = z.enum(['draft', 'awaiting', 'scheduled', 'published', 'withdrawn'])
/** What is read where nothing is written in the language that was asked for. */
export const firstLocale = 'en'
export const PieceLocale = z.enum([firstLocale, 'es', 'ar'])
export const pieceMost = {
  bodyCharacters: 100_000,
  summaryCharacters: 155,
  categoryCharacters: 40,
  slugCharacters: 80,
  position: 9999,
  versions: 1_000_000,
}

const Slug = z.string().check(z.maxLength(pieceMost.slugCharacters), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
const Category = z.string().check(z.trim(), z.maxLength(pieceMost.categoryCharacters))
const Author = z.object({ id: Id, display_name: z.string() })
/** An id or a slug. */
const ByName = z.strictObject({ id: z.string().check(z.maxLength(80), z.regex(/^[\w-]+$/)) })

/** Of what is published, as lists show it; `category` in its language. Without an author it is the house's own. */
export const PieceCard = z.object({
  id: Id,
  kind: PieceKind,
  slug: z.string(),
  locale: PieceLocale,
  title: z.string(),
  summary: z.string(),
  category: z.string(),
  author: z.optional(Author),
  published_at: Instant,
  changed_at: Instant,
})
/** `body` is HTML of a few plain tags. */
export const Piece = z.object({ ...PieceCard.shape, body: z.string() })
/** `locales`: the languages that it can be read in. */
export const OnePiece = z.object({ ...Piece.shape, locales: z.array(PieceLocale) })

/** As its author and the house see it. */
export const OwnCard = z.object({
  id: Id,
  kind: PieceKind,
  slug: z.string(),
  category: z.string(),
  position: z.int(),
  author: z.optional(Author),
  state: PieceState,
  /** The languages that it is written in, published or not. */
  locales: z.array(PieceLocale),
  title: z.string(),
  saved_at: Instant,
  publish_at: z.optional(Instant),
  published_at: z.optional(Instant),
  /** Why it came back. */
  returned_reason: z.optional(z.string()),
  /** Something was saved since it was published. */
  ahead: z.boolean(),
})
const Written = { title: Title, summary: typed(pieceMost.summaryCharacters), body: typed(pieceMost.bodyCharacters) }
const Text = { locale: PieceLocale, title: z.string(), summary: z.string(), body: z.string() }
const Version = z.object({
  number: z.int(),
  locale: PieceLocale,
  title: z.string(),
  saved_at: Instant,
  saved_by: z.string(),
  /** It is the one that visitors read. */
  live: z.boolean(),
})
export const OwnPiece = z.object({
  ...OwnCard.shape,
  /** The newest of each language. */
  texts: z.array(z.object({ ...Text, category: z.string() })),
  /** The newest first. */
  versions: z.array(Version),
})

const Locale = z._default(PieceLocale, firstLocale)
const given = {
  ...Written,
  locale: Locale,
  category: z.optional(Category),
  slug: z.optional(Slug),
  position: z.optional(z.int().check(z.minimum(0), z.maximum(pieceMost.position))),
}
const Number = z.int().check(z.minimum(1), z.maximum(pieceMost.versions))
const to = <const A extends string, F extends Record<string, z.core.$ZodType>>(action: A, fields: F) =>
  z.strictObject({ action: z.literal(action), seen: Number, ...fields })
/** How the piece stood for whoever of the house decides: where it has moved, nothing is done. */
const was = { was: z.optional(PieceState) }
/** `seen` is the number of the newest version that whoever acts has before them. */
const Act = z.discriminatedUnion('action', [
  to('save', given),
  /** Takes an earlier version back, as a new one. */
  to('restore', { number: Number }),
  to('send', {}),
  to('recall', {}),
  to('return', { reason: Reason, ...was }),
  to('schedule', { at: Instant, ...was }),
  to('unschedule', {}),
  to('publish', was),
  /** Of a reader's text with the reason, which they read. */
  to('withdraw', { reason: z.optional(Reason) }),
])

const InLocale = z.strictObject({ locale: Locale })
const Listing = z.strictObject({ ...InLocale.def.shape, ...Page.def.shape, category: z.optional(Category) })
const authors = ['READER', 'ADMIN:content'] as const

/** The calls that several kinds have alike, each under its own addresses. */
const pageOf = { access: 'public', query: Listing, returns: list(PieceCard) } as const
const oneOf = { access: 'public', params: ByName, query: InLocale, returns: OnePiece } as const
const allOf = { access: 'public', query: InLocale, returns: z.array(Piece) } as const
/** Of each the name that lists are narrowed by, and how it is said in the language asked for. */
const categoriesOf = {
  access: 'public',
  query: InLocale,
  returns: z.array(z.object({ name: z.string(), said: z.string(), pieces: z.int() })),
} as const
const indexOf = {
  access: authors,
  query: z.strictObject({ ...Page.def.shape, kind: z.optional(PieceKind), state: z.optional(PieceState) }),
  returns: list(OwnCard),
} as const
const addOf = {
  access: authors,
  body: z.strictObject(given),
  returns: OwnPiece,
  created: true,
  idempotent: true,
  limit: 'content',
} as const
const addByHouse = { ...addOf, access: ['ADMIN:content'] } as const
const actOn = { access: authors, params: ById, body: Act, returns: OwnPiece, limit: 'content' } as const
const editOf = { access: authors, params: ById, returns: OwnPiece } as const

export const content = {
  articles: get('public/article', pageOf),
  article: get('public/article/{id}', oneOf),
  articleCategories: get('article-categories', categoriesOf),
  /** One's own; of all kinds and everybody's for the house. */
  index: get('article/index', indexOf),
  addArticle: post('article/add-article', addOf),
  /** Acts on a piece of any kind. */
  updateArticle: post('article/update-article/{id}', actOn),
  edit: get('article/edit/{id}', editOf),
  /** One version as it was saved. */
  version: get('article/version/{id}', {
    access: authors,
    params: ById,
    query: z.strictObject({ number: numeric(Number) }),
    returns: z.object({ ...Version.shape, summary: z.string(), body: z.string() }),
  }),

  blogs: get('public/blogs', pageOf),
  /** Those by readers, which the house approved. */
  approvedBlogs: get('public/blog-approved', pageOf),
  blog: get('public/blog/{id}', oneOf),
  blogCategories: get('blog-categories', categoriesOf),
  blogIndex: get('blog-management/show', indexOf),
  addBlog: post('blog-management/add', addOf),
  editBlog: get('blog-management/edit/{id}', editOf),
  updateBlog: post('blog-management/update/{id}', actOn),

  /** All of them, in the order of the page. */
  questions: get('faq-question/get-questions', allOf),
  /** Makes a question; `article/update-article/{id}` changes and publishes it, as pieces of every kind. */
  saveQuestion: post('faq-question', addByHouse),
  pages: get('site-content-pages', allOf),
  page: get('site-content-page', {
    access: 'public',
    returns: Piece,
    query: z.strictObject({ ...InLocale.def.shape, slug: Slug }),
  }),
  savePage: post('site-content-page', addByHouse),
  about: get('about-us-translations', { access: 'public', query: InLocale, returns: Piece }),
  services: get('our-services-translations', allOf),
  saveService: post('our-services', addByHouse),
  offers: get('public/specialoffers', allOf),
  saveOffer: post('specialoffers', addByHouse),
  saveBlock: post('home-pages', addByHouse),
  /** What the home page may show: its own texts in their order, and of all the rest. */
  home: get('public/home-pages', {
    access: 'public',
    query: InLocale,
    returns: z.object({
      blocks: z.array(Piece),
      offers: z.array(Piece),
      services: z.array(Piece),
      articles: z.array(PieceCard),
      questions: z.array(Piece),
    }),
  }),
} satisfies Area
