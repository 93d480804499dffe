import { lostFiles, wrongPhotos } from './files.ts'
import { wronglyApproved, wrongManifests, wrongPrints } from './handedOver.ts'
import type { Invariant } from './invariant.ts'
import { emptyDrafts, forgottenPages, wrongChecks } from './pages.ts'
import {
  endlessWaiting,
  forgottenMessages,
  forgottenOrders,
  forgottenStock,
  madeTwice,
  missingStock,
  uncancelled,
} from './production.ts'
import { forgottenMails, givenUp, mailedTwice, overdue } from './work.ts'

/** What must be true of the database and the storage of every shop. `npm run invariants` looks. */
export const INVARIANTS: readonly Invariant[] = [
  { id: 'INV-1', sentence: 'An order is a draft just as long as it has a page.', find: emptyDrafts },
  { id: 'INV-2', sentence: 'A page that waits for its print picture has the job that makes it.', find: forgottenPages },
  { id: 'INV-3', sentence: 'What the check of a page says is what its two hashes say.', find: wrongChecks },
  { id: 'INV-4', sentence: 'Every file that a row names is in the storage.', find: lostFiles },
  { id: 'INV-5', sentence: 'A photo is what was uploaded: its bytes hash to its name.', find: wrongPhotos },
  { id: 'INV-6', sentence: 'A waiting period that is over has ended: made, or taken back.', find: endlessWaiting },
  {
    id: 'INV-7',
    sentence: 'An order that is to be made is on its way, or the staff is shown what holds it.',
    find: forgottenOrders,
  },
  { id: 'INV-8', sentence: 'A released message has the job that makes its gift in the end.', find: forgottenMessages },
  {
    id: 'INV-9',
    sentence: 'An order is handed over once if it is in production, and otherwise never.',
    find: madeTwice,
  },
  {
    id: 'INV-10',
    sentence: 'A manifest is there unchanged, and names just the pages that its order has.',
    find: wrongManifests,
  },
  { id: 'INV-11', sentence: 'No page is handed over but as it was approved.', find: wronglyApproved },
  {
    id: 'INV-12',
    sentence: 'A picture and a print file that were handed over have the content of their hashes.',
    find: wrongPrints,
  },
  { id: 'INV-13', sentence: 'Of no product and no option are there fewer than no pieces.', find: missingStock },
  { id: 'INV-14', sentence: 'An order that is not to be made holds no pieces.', find: forgottenStock },
  {
    id: 'INV-15',
    sentence: 'A cancelled order has the record of it, and nothing is left to be done for it.',
    find: uncancelled,
  },
  { id: 'INV-16', sentence: 'Work that is due is done within a quarter of an hour.', find: overdue },
  { id: 'INV-17', sentence: 'No work was given up.', find: givenUp },
  { id: 'INV-18', sentence: 'A mail was sent, was refused, or has the job that sends it.', find: forgottenMails },
  { id: 'INV-19', sentence: 'What happens to an order is written to its orderer once.', find: mailedTwice },
]
