import { ADDRESS_LINE_MAX_CHARACTERS } from '@irodori/rules/addressLine'
import { formatPostalCode } from '@irodori/rules/postalCode'
import * as z from 'zod'
import { expected, line } from './profileField.ts'

const digits = (most: number, what: string) =>
  z.string(expected(what)).regex(new RegExp(`^\\d{1,${most}}$`), `must be ${what}`)

/** The place that parcels come from and go back to. */
const Shipper = z.strictObject(
  {
    zipCode: z
      .string(expected('the postal code, as 150-0001'))
      .refine((text) => formatPostalCode(text) !== null, 'must be a postal code, as 150-0001')
      .transform((text) => formatPostalCode(text) ?? text),
    /** Two lines of 16 characters fit the labels of all carriers. */
    address: z
      .array(line(ADDRESS_LINE_MAX_CHARACTERS, 'a line of the address'), expected('one or two lines of the address'))
      .min(1, 'is empty: write the address')
      .max(2, 'has too many lines: at most 2'),
    phoneNumber: z
      .string(expected('the phone number, as 03-0000-0000'))
      .regex(/^0[\d-]{9,12}$/, 'must be a phone number of digits and hyphens that begins with 0'),
  },
  expected('the place that parcels come from, as { "zipCode": …, "address": […], "phoneNumber": … }'),
)

/** What the labels of carriers say of the shop; null writes none of their files. */
export const Shipping = z
  .strictObject(
    {
      shipper: Shipper,
      /** 品名 of each label, so that it fits and tells a receiver nothing of the gift. */
      itemName: line(ADDRESS_LINE_MAX_CHARACTERS, 'what labels say of the contents, as 印刷物'),
      yamato: z
        .strictObject(
          {
            customerCode: digits(12, 'ご請求先顧客コード, at most 12 digits'),
            classCode: z
              .string(expected('ご請求先分類コード, at most 3 digits, or "" for none'))
              .regex(/^\d{0,3}$/, 'must be at most 3 digits, or "" for none'),
            fareNumber: digits(2, '運賃管理番号, as 01'),
          },
          expected('the contract with Yamato, as { "customerCode": …, "classCode": "", "fareNumber": "01" }, or null'),
        )
        .nullable()
        .default(null),
      sagawa: z
        .strictObject(
          { customerCode: digits(12, 'お客様コード, at most 12 digits') },
          expected('the contract with Sagawa, as { "customerCode": … }, or null'),
        )
        .nullable()
        .default(null),
      japanPost: z
        .strictObject(
          /** 送り状種別 as ゆうパックプリントR numbers the labels of the shop. */
          { labelType: digits(20, '送り状種別 of your labels, at most 20 digits') },
          expected('the labels for Japan Post, as { "labelType": … }, or null'),
        )
        .nullable()
        .default(null),
    },
    expected('what labels of parcels say of the shop, as { "shipper": …, "itemName": … }, or null'),
  )
  .nullable()

export type Shipping = NonNullable<z.infer<typeof Shipping>>
