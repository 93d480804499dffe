import type { Template, TemplateSeries } from '../types.ts'
import { bookletMori } from './bookletMori.ts'
import { bookletSuisai } from './bookletSuisai.ts'
import { cardHanaikada } from './cardHanaikada.ts'
import { cardSeigaiha } from './cardSeigaiha.ts'
import { clockHokuo } from './clockHokuo.ts'
import { clockHoshizora } from './clockHoshizora.ts'
import { seriesOf } from './series.ts'

/** Every template of the shop, the pages of a series in their order. */
export const demoTemplates = (): Template[] => [
  ...cardHanaikada(),
  ...cardSeigaiha(),
  ...clockHokuo(),
  ...clockHoshizora(),
  ...bookletMori(),
  ...bookletSuisai(),
]

export const demoTemplateSeries = (): TemplateSeries[] => [
  seriesOf('森のなかま', bookletMori()),
  seriesOf('水彩', bookletSuisai()),
]
