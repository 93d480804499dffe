import type { AnswerOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { ChildrenSurvey, SurveyChild } from '@irodori/contract/entities/order'
import type { SurveyViolation } from '@irodori/rules/childrenSurvey'
import { childrenForCount, NUMBER_OF_CHILDREN_OPTIONS, surveyViolations } from '@irodori/rules/childrenSurvey'
import { mayChange } from '@irodori/rules/orderStatus'
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

/** The saved survey of an order. */
export async function readSurvey(
  database: Database,
  orderNumber: string,
): Promise<AnswerOf<typeof endpoints.readChildrenSurvey>> {
  const { numberOfChildren, children } = await findSurvey(database, orderNumber)
  return { orderNumber, numberOfChildren, childrenInfo: [...children] }
}

/** Saves the number of children; zero or no answer deletes their birth months. */
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

/** Saves birth months. Creating and updating are the same operation, so both may be repeated. */
export async function saveSurvey(
  deps: ChangeDeps,
  caller: Caller,
  { orderNumber, childrenInfo }: ChildrenSurvey,
): Promise<Outcome<ChildrenSurvey>> {
  return changeOrder(deps, caller, orderNumber, mayChange, async (tx, order, at) => {
    const violations = surveyViolations(childrenInfo, at)
    if (violations.length > 0) return fail(400, 'SURVEY_INVALID', { error: violationsByField(violations) })
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
  const answers = {
    number_of_children: survey.numberOfChildren,
    children: json(survey.children),
    updated_at: at,
  }
  await tx
    .insertInto('children_survey')
    .values({ order_number: order.order_number, created_at: at, ...answers })
    .onConflict((at) => at.column('order_number').doUpdateSet(answers))
    .execute()
  await writeOrderDetails(tx, order, at)
}

/** Violations by the field of the form: childrenInfo.2.dateOfBirth. */
function violationsByField(violations: readonly SurveyViolation[]): Record<string, string[]> {
  const entries = violations.map((violation): [string, string[]] => [
    'index' in violation ? `childrenInfo.${violation.index}.dateOfBirth` : 'childrenInfo',
    [violation.reason],
  ])
  return Object.fromEntries(entries)
}
