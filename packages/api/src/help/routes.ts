import { DAY_S } from '@irodori/contract/durations'
import { endpoints } from '@irodori/contract/endpoints'
import { unsubscribeInOneClick } from '@irodori/contract/endpoints/magazine'
import { listRegions } from '../calendar/listRegions.ts'
import type { ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Register } from '../http/register.ts'
import { answer } from '../http/reply.ts'
import { postalCodesOf } from '../postal/postalCodes.ts'
import { withButtonNames } from '../translation/buttonNames.ts'
import { translated } from '../translation/translations.ts'
import type { QuestionDeps } from './askQuestion.ts'
import { askQuestion, questionsOf } from './askQuestion.ts'
import { cancelMagazine } from './cancelMagazine.ts'
import { guideEmail, guideOrders } from './guideEmail.ts'
import { rakutenPointMail } from './rakutenPointMail.ts'
import { listRegionSettings, readRegionIntro } from './regions.ts'
import type { SubscriptionDeps } from './subscribeProduct.ts'
import { subscribeProduct } from './subscribeProduct.ts'

type Deps = QuestionDeps & SubscriptionDeps

/** Postal codes change once a month. */
const PLACE_AGE_S = DAY_S

export function helpRoutes(register: Register, deps: Deps): void {
  const { database, now, publicUrl } = deps

  register.forAnyone(endpoints.listFaq, async ({ language }) => {
    const rows = await database
      .selectFrom('faq_category')
      .select('document')
      .orderBy('position')
      .orderBy('id')
      .execute()
    const stored = rows.map(({ document }) => document)
    return answer(withButtonNames(await translated(database, language, 'faq', stored), language))
  })

  register.forAnyone(endpoints.listQuestions, async ({ caller }) => answer(await questionsOf(database, caller)))

  register.forAnyone(endpoints.askQuestion, ({ caller, body, language, idempotencyKey }) =>
    askQuestion(deps, caller, body, language, idempotencyKey),
  )

  register.forAnyone(endpoints.subscribeProduct, ({ params, body, language }) =>
    subscribeProduct(deps, params.id, body, language),
  )

  register.forAnyone(endpoints.cancelMagazine, async ({ params, isPrefetch }) => {
    if (isPrefetch) return PREFETCHED
    await cancelMagazine(database, now(), params.token)
    return answer(null)
  })

  register.forAnyone(unsubscribeInOneClick, async ({ params }) => {
    await cancelMagazine(database, now(), params.token)
    return answer(null)
  })

  register.forAnyone(endpoints.listRegions, async ({ language }) =>
    answer(await translated(database, language, 'regions', await listRegions(database))),
  )

  register.forAnyone(endpoints.readRegionIntro, async ({ language }) =>
    answer(await readRegionIntro(database, language)),
  )

  register.forAnyone(endpoints.listRegionSettings, async () => answer(await listRegionSettings(database)))

  register.forAnyone(endpoints.listPostalCodes, async ({ params }) =>
    answer(postalCodesOf(params.firstThreeDigits), { maxAgeSeconds: PLACE_AGE_S }),
  )

  register.forAnyone(endpoints.listGuideOrders, ({ params, language }) =>
    guideOrders(database, params.ecSite, params, language),
  )

  register.forAnyone(endpoints.readGuideEmail, ({ params, language }) =>
    guideEmail(database, publicUrl, language ?? 'ja', params, params.orderNumber),
  )

  register.forSession(endpoints.sendRakutenPointMail, async ({ caller, query, isPrefetch }) =>
    isPrefetch ? PREFETCHED : rakutenPointMail(deps, caller, query.orderNumber),
  )
}

const PREFETCHED: ApiFailure = fail(403, 'FORBIDDEN', { message: 'PREFETCH' })
