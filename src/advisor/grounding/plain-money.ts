import { currencyNow } from '#finance/currency.ts'

const DOLLARS = /(oday['’]s) dollars|\bdollars( of today)|\bhow many dollars\b/g

/** Our own words speak of dollars in a few places where money is meant; to everybody else they say money. */
export const plainMoney = (words: string): string =>
  currencyNow() === 'USD'
    ? words
    : words.replaceAll(DOLLARS, (_, todays?: string, ofToday?: string) => {
        if (todays) return `${todays} money`
        return ofToday ? `money${ofToday}` : 'how much'
      })
