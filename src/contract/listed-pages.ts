import { type Page, type PagePath, pages } from './pages.ts'

/** What search engines and shared links say about a page. Pages that are not here are not for them. */
export const pageDescriptions: Partial<Record<PagePath, string>> = {
  '/': 'Talk about your money in plain words. Keel keeps your budget, balance sheet and profile up to date, works out real plans, and shows where every figure comes from.',
  '/how-it-works':
    'How a sentence becomes saved facts and a plan: the four steps of a conversation with Keel, the technology behind it, and honest answers to common questions.',
  '/privacy-policy':
    'What Keel stores about you, why, who can see it, what leaves the server, and how to delete it.',
  '/terms-of-service':
    'What you can expect from Keel, what it expects from you, and why it is not licensed financial advice.',
  '/feedback': 'Tell the people who run this Keel what helps, what is missing and what is wrong.',
}

export const isListed = ({ path }: Page) => path in pageDescriptions
export const listedPages = pages.filter(isListed)
