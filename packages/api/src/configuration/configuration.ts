import { isAbsolute, resolve } from 'node:path'
import { DAY_MS, HOUR_MS } from '@irodori/contract/durations'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import * as z from 'zod'
import type { MarketplaceId } from '../connectors/marketplaceConnector.ts'
import { MARKETPLACE_IDS } from '../connectors/marketplaceConnector.ts'
import type { MarketplaceChoice } from '../connectors/openMarketplaces.ts'
import type { LogLevel } from '../http/createApp.ts'
import type { TrustProxy } from '../http/trustProxy.ts'
import { readTrustProxy } from '../http/trustProxy.ts'
import { isMailAddress } from '../mail/isMailAddress.ts'
import type { MailChoice } from '../mail/openMailTransport.ts'
import { readMailUrl } from '../mail/readMailUrl.ts'
import type { GeocoderAddress } from '../postal/geocoder.ts'
import type { PrintChoice } from '../printFiles/printSettings.ts'
import type { StorageChoice } from '../storage/openStorage.ts'
import { readStorageUrl } from '../storage/storageUrl.ts'

const whole = (least: number, most: number, standard: number) =>
  z.coerce.number().int().min(least).max(most).default(standard)

const outsideUrl = z
  .string()
  .regex(/^(off$|https?:\/\/)/, 'must be off or begin with http:// or https://')
  .transform((url) => url.replace(/\/+$/, ''))
  .optional()
const outsideKey = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs')
  .optional()
const mailAddress = z.string().refine(isMailAddress, 'must be an e-mail address').optional()

const schema = z.object({
  PORT: whole(0, 65_535, 3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_CONNECTIONS: whole(1, 500, 10),
  DATABASE_STATEMENT_SECONDS: whole(0, 3600, 30),
  STORAGE_URL: z
    .string()
    .refine(
      (url) => readStorageUrl(url) !== null,
      'must be file:///folder or s3://bucket/prefix?endpoint=https://…&region=…',
    )
    .optional(),
  AWS_ACCESS_KEY_ID: z.string().min(1).optional(),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  WORKERS: whole(1, 64, 2),
  WORKER_QUEUE: whole(1, 1000, 32),
  WORKER_MEMORY_MB: whole(128, 16_384, 700),
  SHOP_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9]{0,20}$/i, 'must be letters and digits')
    .default('irodori'),
  SESSION_IDLE_HOURS: whole(1, 24 * 30, 12),
  SESSION_MAX_DAYS: whole(1, 365, 7),
  UPLOAD_DAYS: whole(1, 3650, 30),
  FAILED_ATTEMPTS_PER_HOUR: z.coerce.number().int().min(1).max(1000).optional(),
  /** The former name of FAILED_ATTEMPTS_PER_HOUR. */
  WRONG_TRIES_PER_HOUR: whole(1, 1000, 5),
  WAITING_MINUTES: whole(0, 1440, 30),
  DEMO_SHOP: z.enum(['on', 'off']).default('on'),
  YAHOO_URL: outsideUrl,
  YAHOO_KEY: outsideKey,
  RAKUTEN_URL: outsideUrl,
  RAKUTEN_KEY: outsideKey,
  COLOR_ME_URL: outsideUrl,
  COLOR_ME_KEY: outsideKey,
  GEOCODER_URL: outsideUrl,
  GEOCODER_KEY: outsideKey,
  PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[^/\s?#]+\/*$/, 'must be http:// or https:// and a host')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  MAIL_URL: z
    .string()
    .refine((text) => readMailUrl(text, '') !== null, 'must be file, or smtp://user:password@host:port')
    .default('file'),
  MAIL_FROM: mailAddress,
  SHOP_MAIL: mailAddress,
  PRINT_ICC_PROFILE: z.string().min(1).optional(),
  PRINT_CONDITION: z
    .string()
    .regex(/^[\x20-\x7e]{1,60}$/, 'must be a short name')
    .optional(),
  PRINT_COLOUR: z.enum(['rgb', 'cmyk']).default('rgb'),
  PRINT_CROP_MARKS: z.enum(['on', 'off']).default('off'),
  PRINT_BOOKLETS: z.enum(['spreads', 'pages']).default('spreads'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
  TRUST_PROXY: z
    .string()
    .refine((text) => readTrustProxy(text) !== null, 'must be off, or the addresses of proxies')
    .default('off'),
  METRICS_TOKEN: z.string().min(16, 'must be 16 characters or more').optional(),
  RATE_LIMIT_FACTOR: whole(1, 100_000, 1),
  STOP_SECONDS: whole(1, 600, 25),
  DRAIN_SECONDS: whole(0, 120, 0),
})

/** The names of all environment variables that are read. */
export const VARIABLES: readonly string[] = Object.keys(schema.shape)

type Values = z.infer<typeof schema>

/** The settings of the environment. Paths are absolute, durations in milliseconds, memory in bytes. */
export interface Configuration {
  readonly port: number
  readonly host: string
  readonly dataDirectory: string
  /** Null for the PGlite cluster inside the data directory. */
  readonly databaseUrl: string | null
  readonly databaseConnections: number
  /** Timeout of one statement; 0 for no limit. */
  readonly databaseStatementTimeoutMs: number
  readonly storage: StorageChoice
  readonly workers: number
  readonly workerQueue: number
  readonly workerMemory: number
  readonly shopPrefix: string
  readonly sessionIdleMs: number
  readonly sessionMaximumMs: number
  /** Age at which a photo that no design uses is deleted. */
  readonly uploadLifetimeMs: number
  readonly failedAttemptsPerHour: number
  /** Waiting period in which a customer may revoke the start of production. */
  readonly waitingMinutes: number
  readonly demoShop: boolean
  readonly marketplaces: Readonly<Record<MarketplaceId, MarketplaceChoice>>
  /** A service that is asked for a postal code before the static table; null for none. */
  readonly geocoder: GeocoderAddress | null
  /** Where customers reach the shop, without a slash at its end; the prefix of links in mails. */
  readonly publicUrl: string
  readonly mail: MailChoice
  /** Sender of the mails. */
  readonly mailFrom: string
  /** Receiver of customers' questions. */
  readonly shopMail: string
  readonly print: PrintChoice
  readonly logLevel: LogLevel
  readonly trustProxy: TrustProxy
  /** Null if only this machine may read the metrics. */
  readonly metricsToken: string | null
  /** Multiplies the rate limits of one network address. */
  readonly rateLimitFactor: number
  /** Milliseconds that running calls and jobs have when the server stops. */
  readonly stopTimeoutMs: number
  /** Milliseconds for which a stopping server still takes calls while it reports that it is not ready. */
  readonly drainTimeMs: number
}

const MEBIBYTE = 1024 * 1024

/**
 * Reads the environment. Empty variables count as unset.
 * @returns the configuration, or one line for each invalid variable
 */
export function readConfiguration(
  environment: NodeJS.ProcessEnv,
  workingDirectory: string,
): Result<Configuration, readonly string[]> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    return err(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  }
  const values = parsed.data
  const keyless = MARKETPLACE_IDS.filter((shop) => isKeyless(values, shop))
  if (keyless.length > 0) {
    return err(keyless.map((shop) => `${shop}_KEY: must be set with ${shop}_URL`))
  }
  if ((values.AWS_ACCESS_KEY_ID === undefined) !== (values.AWS_SECRET_ACCESS_KEY === undefined)) {
    return err(['AWS_SECRET_ACCESS_KEY: must be set together with AWS_ACCESS_KEY_ID'])
  }
  if (values.MAIL_URL !== 'file' && values.MAIL_FROM === undefined) {
    return err(['MAIL_FROM: must be set with MAIL_URL'])
  }
  const mailFrom = values.MAIL_FROM ?? 'shop@irodori.example'
  const absolute = (path: string) => (isAbsolute(path) ? path : resolve(workingDirectory, path))
  const dataDirectory = absolute(values.DATA_DIR)
  return ok({
    port: values.PORT,
    host: values.HOST,
    dataDirectory,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseConnections: values.DATABASE_CONNECTIONS,
    databaseStatementTimeoutMs: values.DATABASE_STATEMENT_SECONDS * 1000,
    storage: storageChoice(values, dataDirectory),
    workers: values.WORKERS,
    workerQueue: values.WORKER_QUEUE,
    workerMemory: values.WORKER_MEMORY_MB * MEBIBYTE,
    shopPrefix: values.SHOP_PREFIX,
    sessionIdleMs: values.SESSION_IDLE_HOURS * HOUR_MS,
    sessionMaximumMs: values.SESSION_MAX_DAYS * DAY_MS,
    uploadLifetimeMs: values.UPLOAD_DAYS * DAY_MS,
    failedAttemptsPerHour: values.FAILED_ATTEMPTS_PER_HOUR ?? values.WRONG_TRIES_PER_HOUR,
    waitingMinutes: values.WAITING_MINUTES,
    demoShop: values.DEMO_SHOP === 'on',
    marketplaces: {
      YAHOO: shopChoice(values, 'YAHOO'),
      RAKUTEN: shopChoice(values, 'RAKUTEN'),
      COLOR_ME: shopChoice(values, 'COLOR_ME'),
    },
    geocoder: geocoderAddress(values),
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    mail: readMailUrl(values.MAIL_URL, resolve(dataDirectory, 'mail')) as MailChoice,
    mailFrom,
    shopMail: values.SHOP_MAIL ?? mailFrom,
    print: printChoice(values, absolute),
    // The log of a demonstration is read in a terminal; that of a shop is collected.
    logLevel: values.LOG_LEVEL ?? (values.DEMO_SHOP === 'on' ? 'warn' : 'info'),
    trustProxy: readTrustProxy(values.TRUST_PROXY) ?? false,
    metricsToken: values.METRICS_TOKEN ?? null,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    stopTimeoutMs: values.STOP_SECONDS * 1000,
    drainTimeMs: values.DRAIN_SECONDS * 1000,
  })
}

function storageChoice(values: Values, dataDirectory: string): StorageChoice {
  const chosen = values.STORAGE_URL === undefined ? null : readStorageUrl(values.STORAGE_URL)
  if (chosen === null) return { kind: 'FILES', directory: resolve(dataDirectory, 'files') }
  if (chosen.kind === 'FILES') return chosen
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = values
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null
  return { kind: 'BUCKET', place: { ...chosen.place, credentials } }
}

const printChoice = (values: Values, absolute: (path: string) => string): PrintChoice => ({
  profilePath: values.PRINT_ICC_PROFILE === undefined ? null : absolute(values.PRINT_ICC_PROFILE),
  condition: values.PRINT_CONDITION ?? null,
  colour: values.PRINT_COLOUR === 'cmyk' ? 'CMYK' : 'RGB',
  cropMarks: values.PRINT_CROP_MARKS === 'on',
  booklets: values.PRINT_BOOKLETS === 'pages' ? 'PAGES' : 'SPREADS',
})

const isKeyless = (values: Values, shop: MarketplaceId): boolean => {
  const url = values[`${shop}_URL`]
  return url !== undefined && url !== 'off' && values[`${shop}_KEY`] === undefined
}

/** The sandbox has orders with public phone numbers, so it is available in a demo shop only. */
function shopChoice(values: Values, shop: MarketplaceId): MarketplaceChoice {
  const url = values[`${shop}_URL`]
  if (url === undefined) return values.DEMO_SHOP === 'on' ? 'SANDBOX' : null
  return url === 'off' ? null : { url, key: values[`${shop}_KEY`] ?? '' }
}

const geocoderAddress = ({ GEOCODER_URL: url, GEOCODER_KEY: key = '' }: Values): GeocoderAddress | null =>
  url === undefined || url === 'off' ? null : { url, key }
