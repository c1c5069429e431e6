/** Words beside a number that tell what it counts. */
import { MONTH_WORDS } from '#finance/month-words.ts'

export const durationUnits =
  /^(?:years?|yrs?|months?|mos?|weeks?|wks?|days?|hours?|hrs?|minutes?|mins?|seconds?|decades?|(?:pay)?checks?|payments?|installments?)$/
export const measures = new RegExp(
  [
    String.raw`^(?:miles?|mi|km|kilometers?|feet|ft|foot|inch(?:es)?|acres?|sq|sqft|square|lbs?|pounds?|oz|ounces?|kg|`,
    String.raw`gallons?|mpg|mph|degrees?|steps?|calories|watts?|kw|kwh|gb|tb|mb|volts?|amps?|hp|cc|rounds?|reps?|laps?|`,
    String.raw`points?|stars?|beds?|baths?|bedrooms?|bathrooms?|br|ba)$`,
  ].join(''),
)
export const countedThings = new RegExp(
  [
    String.raw`^(?:kids?|children|dogs?|cats?|people|persons?|friends?|guys?|cards?|loans?|jobs?|cars?|houses?|units?|`,
    String.raw`rooms?|brothers?|sisters?|siblings?|daughters?|sons?|times?|shares?|shifts?|students?|employees?|accounts?|`,
    String.raw`debts?|bills?|banks?|lenders?|apps?|trips?|items?|things?|questions?|options?|cows?|head|chickens?|horses?|`,
    String.raw`paths?|grandkids|grandchildren|roommates?|tenants?|posts?|readers?|pages?|chapters?|episodes?|games?|`,
    String.raw`trucks?|nights?|evenings|mornings|weekends|blocks|gigs|weddings|clients|customers|courses|semesters|sundays|`,
    String.raw`saturdays|family|household|figures|percent|st|nd|rd|th|x)$`,
  ].join(''),
)
export const months = new RegExp(`^(?:${MONTH_WORDS})$`)
export const accountNumbers = new Set([401, 403, 457, 529, 1031, 1099, 1040, 125])
export const street =
  /^(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|way|place|pl|terrace|circle|parkway)$/

/** What comes to an amount by its name. */
export const amountName = /^(?:refund|bonus|deposit|bill|payment|raise|deductible|loan|balance|limit)s?$/

/** What stands before a year: 'since 2019', 'a 2015 Civic'. */
export const beforeYear =
  /^(?:in|since|by|year|before|after|from|of|around|class|a|an|the|our|my|spring|summer|fall|winter|early|late|mid)$/

/** What stands after an amount and after no year. */
export const afterAmount =
  /^(?:dollars|bucks|per|each|every|month|monthly|and|for|from|total|left|owed|saved|on|toward|towards|the|car|in|now|is|was)$/
