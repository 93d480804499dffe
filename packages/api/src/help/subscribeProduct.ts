import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { StoredProduct } from '@irodori/contract/entities/product'
import type { Language } from '@irodori/contract/language'
import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import { findProduct } from '../catalogue/catalogue.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { normaliseEmail } from '../mail/emailAddress.ts'
import { isMailAddress } from '../mail/isMailAddress.ts'
import { mayMailConfirmation } from '../mail/mayMailConfirmation.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { translatedEntry } from '../translation/translations.ts'

export interface SubscriptionDeps {
  readonly database: Database
  readonly now: () => Date
  readonly writeMail: WriteMail
  /** Address of the shop, without a slash at its end. */
  readonly publicUrl: string
  /** Called after a commit that enqueued mails. */
  readonly wake: () => void
}

/** The product itself instead of one of its options. */
export const NO_OPTION = ''

/** What the form shows. */
const MESSAGES = {
  ja: {
    missing: 'メールアドレスを入力してください。',
    invalid: 'メールアドレスを正しく入力してください。',
    duplicate: 'このメールアドレスは、すでに登録されています。',
  },
  en: {
    missing: 'Please enter your email address.',
    invalid: 'Please check your email address.',
    duplicate: 'This email address is already registered.',
  },
} as const

/**
 * Subscribes an address to the return of a product or one of its options to the stock. After the notification the
 * address may subscribe again.
 */
export async function subscribeProduct(
  deps: SubscriptionDeps,
  productId: string,
  input: BodyOf<typeof endpoints.subscribeProduct>,
  language: Language | null,
): Promise<Outcome<null>> {
  const { database, now, writeMail, publicUrl } = deps
  const product = await findProduct(database, productId)
  if (!product || product.isDeleted || !product.isPublic) return fail(404, 'PRODUCT_IS_NOT_FOUND')
  const messages = MESSAGES[language ?? 'ja']
  const option = input.productOptionId || NO_OPTION
  const email = normaliseEmail(input.email)
  const error = {
    ...(email === '' ? { email: [messages.missing] } : isMailAddress(email) ? {} : { email: [messages.invalid] }),
    ...(input.productId && input.productId !== productId ? { productId: ['INVALID'] } : {}),
    ...(option === NO_OPTION || hasOption(product, option) ? {} : { productOptionId: ['INVALID'] }),
  }
  if (Object.keys(error).length > 0) return fail(400, 'REQUEST_INVALID', { error })

  const at = now()
  const isConfirmed = await mayMailConfirmation(database, at, email)
  const isNew = await transact(database, async (tx) => {
    const subscriber = await tx
      .insertInto('subscriber')
      .values({ id: randomUUID(), email, product_id: productId, product_option_id: option, language, created_at: at })
      .onConflict((conflict) =>
        conflict
          .columns(['email', 'product_id', 'product_option_id'])
          .doUpdateSet({ language, created_at: at, notified_at: null })
          .where('subscriber.notified_at', 'is not', null),
      )
      .returning('id')
      .executeTakeFirst()
    if (!subscriber) return false
    if (!isConfirmed) return true
    await writeMail(tx, {
      kind: 'SUBSCRIBED',
      to: email,
      language: language ?? 'ja',
      dedupKey: `SUBSCRIBED:${subscriber.id}:${at.getTime()}`,
      orderNumber: null,
      values: {
        productName: await nameIn(tx, product, option, language),
        link: productLink(publicUrl, productId, option),
      },
    })
    return true
  })
  if (!isNew) return fail(400, 'PRODUCT_SUBSCRIBE_DUPLICATE', { error: { email: [messages.duplicate] } })
  deps.wake()
  return answer(null)
}

const hasOption = ({ options }: StoredProduct, option: string): boolean =>
  options.some(({ identifier }) => identifier === option)

/** The name of a product in the language of a reader, followed by that of the option. */
export async function nameIn(
  tx: Transacting,
  product: StoredProduct,
  option: string,
  language: Language | null,
): Promise<string> {
  const { name, options } = (await translatedEntry(tx, language, 'products', product)) ?? product
  const selected = options.find(({ identifier }) => identifier === option)
  if (!selected) return name
  return language === 'en' ? `${name} (${selected.name})` : `${name}（${selected.name}）`
}

export const productLink = (publicUrl: string, productId: string, option: string): string =>
  `${publicUrl}${pagePath(PAGES.product, { productId })}${option === NO_OPTION ? '' : `?o=${encodeURIComponent(option)}`}`
