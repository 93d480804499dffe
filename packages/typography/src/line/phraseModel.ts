import { model } from 'budoux/dist/data/models/ja.js'
import { Parser } from 'budoux/dist/parser.js'
import type { PhraseFinder } from './phrases.ts'

const parser = new Parser(model)

/** BudouX with its Japanese model. Its scores are sums of integers, so every engine finds the same phrases. */
export const findPhrases: PhraseFinder = (text) => parser.parseBoundaries(text)
