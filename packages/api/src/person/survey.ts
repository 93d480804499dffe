import type { AnswerOf, ChildrenSurvey, endpoints, SurveyChild } from '@irodori/contract'
import type { SurveyViolation } from '@irodori/rules'
import { childrenForCount, mayChange, NUMBER_OF_CHILDREN_OPTIONS, surveyViolations } from '@irodori/rules'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { json } from '../database/tables.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import type { ChangeDeps } from '../order/changeOrder.ts'
import { changeOrder } from '../order/changeOrder.ts'
import { writeOrderDetails } from '../order/writeOrderDetails.ts'

interface Survey {
  readonly numberOfChildren: number | null
  readonly children: readonly SurveyChild[]
}

/** The saved birth months of an order. */
export async function readSurvey(
  database: Database,
  orderNumber: string,
): Promise<AnswerOf<typeof endpoints.readChildrenSurvey>> {
  const { numberOfChildren, children } = await findSurvey(database, orderNumber)
  return { orderNumber, numberOfChildren, childrenInfo: [...children] }
}

/** Saves how many children there are; none, or no answer, forgets their months. */
export async function updateNumberOfChildren(
  deps: ChangeDeps,
  caller: Caller,
  orderNumber: string,
  numberOfChildren: number,
): Promise<Outcome<AnswerOf<typeof endpoints.updateNumberOfChildren>>> {
  return changeOrder(deps, caller, orderNumber, mayChange, async (tx, order, at) => {
    if (!NUMBER_OF_CHILDREN_OPTIONS.some((option) => option === numberOfChildren)) {
      return fail(400, 'SURVEY_INVALID', { error: { numberOfChildren: ['NOT_AN_OPTION'] } })
    }
    const { children } = await findSurvey(tx, order.order_number)
    await writeSurvey(tx, order, at, {
      numberOfChildren,
      children: childrenForCount(children, numberOfChildren),
    })
    return answer({ numberOfChildren, updatedAt: at.toISOString() })
  })
}

/** Saves birth months, for the first time or again: a repeated call, in whichever of the two ways, is the same survey. */
export async function saveSurvey(
  deps: ChangeDeps,
  caller: Caller,
  { orderNumber, childrenInfo }: ChildrenSurvey,
): Promise<Outcome<ChildrenSurvey>> {
  return changeOrder(deps, caller, orderNumber, mayChange, async (tx, order, at) => {
    const faults = surveyViolations(childrenInfo, at)
    if (faults.length > 0) return fail(400, 'SURVEY_INVALID', { error: faultsByField(faults) })
    const { numberOfChildren } = await findSurvey(tx, order.order_number)
    const children = numberOfChildren === null ? childrenInfo : childrenForCount(childrenInfo, numberOfChildren)
    await writeSurvey(tx, order, at, { numberOfChildren, children })
    return answer({ orderNumber: order.order_number, childrenInfo: [...children] })
  })
}

async function findSurvey(database: Database, orderNumber: string): Promise<Survey> {
  const row = await database
    .selectFrom('children_survey')
    .select(['number_of_children', 'children'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()
  return { numberOfChildren: row?.number_of_children ?? null, children: row?.children ?? [] }
}

async function writeSurvey(tx: Transacting, order: OrderRow, at: Date, survey: Survey): Promise<void> {
  const fresh = {
    number_of_children: survey.numberOfChildren,
    children: json(survey.children),
    updated_at: at,
  }
  await tx
    .insertInto('children_survey')
    .values({ order_number: order.order_number, created_at: at, ...fresh })
    .onConflict((at) => at.column('order_number').doUpdateSet(fresh))
    .execute()
  await writeOrderDetails(tx, order, at)
}

/** Reasons by the field of the form: childrenInfo.2.dateOfBirth. */
function faultsByField(faults: readonly SurveyViolation[]): Record<string, string[]> {
  const entries = faults.map((fault): [string, string[]] => [
    'index' in fault ? `childrenInfo.${fault.index}.dateOfBirth` : 'childrenInfo',
    [fault.reason],
  ])
  return Object.fromEntries(entries)
}
