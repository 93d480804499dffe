import { setTimeout } from 'node:timers/promises'
import type { AnswerOf, QueryOf } from '@irodori/contract/endpoint'
import { endpoints } from '@irodori/contract/endpoints'
import type { TextItem } from '@irodori/contract/entities/designItem'
import { resolveFont } from '@irodori/fonts/fontEntry'
import { MAX_FRAME_SIDE } from '../catalogue/pageLimits.ts'
import { fail } from '../http/apiError.ts'
import { busyAsFailure } from '../http/busyAsFailure.ts'
import type { Register } from '../http/register.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { ImageTasks } from '../work/workerPool.ts'

type Query = QueryOf<typeof endpoints.previewText>
type Preview = AnswerOf<typeof endpoints.previewText>

/** A text across a whole A4 page at 250 dpi; a larger one is never previewed, and would occupy a worker for long. */
const MAX_AREA = 6_000_000
/** Milliseconds before a caller learns that it must come again, so that callers who ask again at once do so rarely. */
const BUSY_PAUSE_MS = 1_000
const MAX_FONT_SIZE = 1000
/**
 * The resolution at which one point is one pixel: the font size of a call without a resolution is in pixels of its box.
 */
const SCREEN_DPI = 72
const MIN_DPI = 10
const MAX_DPI = 1200

export function textRoutes(register: Register, { pool }: { readonly pool: ImageTasks }): void {
  const preview = async (query: Query, itemType: Query['itemTypeStr']): Promise<Outcome<Preview>> => {
    const violations = violationsOf(query)
    if (Object.keys(violations).length > 0) return fail(400, 'REQUEST_INVALID', { error: violations })
    const outcome = await busyAsFailure(
      pool.text({ item: itemOf(query, itemType), dpi: query.dpi ?? SCREEN_DPI }).then(({ png, truncated, missing }) =>
        answer({
          src: `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
          truncated,
          missing: [...missing],
        }),
      ),
    )
    if (!outcome.ok) await setTimeout(BUSY_PAUSE_MS)
    return outcome
  }

  register.forAnyone(endpoints.previewText, ({ query }) => preview(query, query.itemTypeStr))
  register.forAnyone(endpoints.convertVerticalText, ({ query }) => preview(query, 'VERTICAL_TEXT'))
}

function violationsOf(query: Query): Record<string, string[]> {
  const violations: Record<string, string[]> = {}
  const { width, height, fontSize, dpi = SCREEN_DPI } = query
  if (!(width >= 1 && width <= MAX_FRAME_SIDE && width * height <= MAX_AREA)) violations.width = ['out of range']
  if (!(height >= 1 && height <= MAX_FRAME_SIDE)) violations.height = ['out of range']
  if (!(fontSize > 0 && fontSize <= MAX_FONT_SIZE)) violations.fontSize = ['out of range']
  if (!(dpi >= MIN_DPI && dpi <= MAX_DPI)) violations.dpi = ['out of range']
  if (!/^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(query.color)) violations.color = ['not a colour']
  if (!resolveFont(query.font)) violations.font = ['not a font of the shop']
  return violations
}

function itemOf(query: Query, itemType: Query['itemTypeStr']): TextItem {
  const { text, font, fontSize, fontWeight, color, verticalAlignment, horizontalAlignment } = query
  const item = {
    id: 'text',
    position: 1,
    priorityIndex: 1,
    top: 0,
    left: 0,
    width: query.width,
    height: query.height,
    rotate: 0,
    isDisabledItem: false,
    text,
    templateItemText: '',
    font,
    fontSize,
    fontWeight,
    color,
    background: null,
    borderTextColor: null,
    isTextCompiled: false,
    verticalAlignment,
    horizontalAlignment,
    truncated: false,
  }
  if (itemType !== 'CURVED_TEXT') return { type: itemType, ...item }
  const { angle, radius, spacing, reverse } = query
  return { type: 'CURVED_TEXT', ...item, angle, radius: Math.max(radius, 1), spacing, reverse }
}
