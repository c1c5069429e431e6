/** Messages that go on from an earlier sum in words that say how, whatever the mind takes them for. */
import type { Action } from '#advisor/minding/minded.ts'
import { addedOn } from './added-on.ts'
import { bridge } from './bridge.ts'
import { againstRent, paymentOnPrice, priceOfDown } from './buying.ts'
import { byThen } from './by-then.ts'
import { byQuarter } from './by-quarter.ts'
import { byTheHour } from './by-the-hour.ts'
import { clearedIn } from './clearing.ts'
import { corrected } from './corrected.ts'
import { cutBack } from './cut-back.ts'
import { doubled } from './doubled.ts'
import { familyLoan } from './family-loan.ts'
import { appraised } from './homes.ts'
import { evenly } from './evenly.ts'
import { freed } from './freed.ts'
import { keepingUp } from './keeping-up.ts'
import { keptBack, payRest, rebuilt } from './kept-back.ts'
import { lastsThen } from './lasts-then.ts'
import { followLoan, withDown } from './loans.ts'
import { matchParts } from './match-parts.ts'
import { stillSame, without } from './named-numbers.ts'
import { earningMeanwhile, fallsFirst, toReach } from './nest-eggs.ts'
import { onTheFirst } from './on-the-first.ts'
import { partAnew } from './part-anew.ts'
import { pricedLater } from './priced-later.ts'
import { ofRefinance, refinancing } from './refinancing.ts'
import { sameTerms } from './same-terms.ts'
import { spendOn } from './spend-on.ts'
import { losesPay } from './stays-home.ts'
import { monthlyToClose, toClose } from './to-close.ts'
import type { Talk } from '#advisor/executing/talk.ts'

/** The sum that a message goes on to; null where its words settle none. */
export const goOn = (talk: Talk): Action | null =>
  pricedLater(talk) ??
  keptBack(talk) ??
  payRest(talk) ??
  rebuilt(talk) ??
  familyLoan(talk) ??
  spendOn(talk) ??
  onTheFirst(talk) ??
  followLoan(talk) ??
  without(talk) ??
  stillSame(talk) ??
  clearedIn(talk) ??
  toReach(talk) ??
  earningMeanwhile(talk) ??
  fallsFirst(talk) ??
  freed(talk) ??
  sameTerms(talk) ??
  cutBack(talk) ??
  doubled(talk) ??
  losesPay(talk) ??
  evenly(talk) ??
  byQuarter(talk) ??
  byTheHour(talk) ??
  appraised(talk) ??
  matchParts(talk) ??
  addedOn(talk) ??
  toClose(talk) ??
  monthlyToClose(talk) ??
  bridge(talk) ??
  byThen(talk) ??
  priceOfDown(talk) ??
  paymentOnPrice(talk) ??
  againstRent(talk) ??
  ofRefinance(talk) ??
  refinancing(talk) ??
  lastsThen(talk) ??
  keepingUp(talk) ??
  withDown(talk) ??
  partAnew(talk) ??
  corrected(talk)
