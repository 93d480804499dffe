import { isAbsolute, resolve } from 'node:path'
import { DAY_MS, HOUR_MS } from '@irodori/contract/durations'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import * as z from 'zod'
import type { MarketplaceId } from '../connectors/marketplaceConnector.ts'
import type { MarketplaceChoice } from '../connectors/openMarketplaces.ts'
import type { TokenEndpoints } from '../credentials/authorisation.ts'
import { COLOR_ME_TOKEN_URL } from '../credentials/authorisation.ts'
import type { SealingKeys } from '../credentials/seal.ts'
import { readSealingKeys } from '../credentials/seal.ts'
import { YAHOO_TOKEN_URL } from '../credentials/yahooTokens.ts'
import type { LogLevel } from '../http/createApp.ts'
import type { TrustProxy } from '../http/trustProxy.ts'
import { readTrustProxy } from '../http/trustProxy.ts'
import type { MailChoice } from '../mail/openMailTransport.ts'
import { readMailUrl } from '../mail/readMailUrl.ts'
import type { GeocoderAddress } from '../postal/geocoder.ts'
import type { PrintChoice } from '../printFiles/printSettings.ts'
import type { StorageChoice } from '../storage/openStorage.ts'
import type { BucketCredentials } from '../storage/s3Storage.ts'
import { readStorageUrl } from '../storage/storageUrl.ts'
import type { AddressPolicy } from '../webhooks/addressPolicy.ts'
import { PUBLIC_ONLY, readAddressPolicy } from '../webhooks/addressPolicy.ts'
import { PRINT_VARIABLES, printChoice } from './printVariables.ts'

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
const keyOfTwoParts = (form: string) =>
  z
    .string()
    .regex(/^[\x21-\x39\x3b-\x7e]+:[\x21-\x7e]+$/, `must be ${form}`)
    .optional()

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
  BACKUP_AWS_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_AWS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  STORAGE_COPIES_MB: whole(0, 1_000_000, 1024),
  WORKERS: whole(1, 64, 2),
  WORKER_QUEUE: whole(1, 1000, 32),
  WORKER_MEMORY_MB: whole(128, 16_384, 700),
  SESSION_IDLE_HOURS: whole(1, 24 * 30, 12),
  SESSION_MAX_DAYS: whole(1, 365, 7),
  UPLOAD_DAYS: whole(1, 3650, 30),
  FAILED_ATTEMPTS_PER_HOUR: z.coerce.number().int().min(1).max(1000).optional(),
  /** The former name of FAILED_ATTEMPTS_PER_HOUR. */
  WRONG_TRIES_PER_HOUR: whole(1, 1000, 5),
  WAITING_MINUTES: whole(0, 1440, 30),
  DEMO_SHOP: z.enum(['on', 'off']).default('on'),
  YAHOO_URL: outsideUrl,
  YAHOO_KEY: keyOfTwoParts('sellerId:token'),
  RAKUTEN_URL: outsideUrl,
  RAKUTEN_KEY: keyOfTwoParts('secret:licence'),
  COLOR_ME_URL: outsideUrl,
  COLOR_ME_KEY: outsideKey,
  YAHOO_TOKEN_URL: outsideUrl,
  COLOR_ME_TOKEN_URL: outsideUrl,
  MARKETPLACE_POLL_MINUTES: whole(0, 60, 10),
  MARKETPLACE_NEW_ORDERS: z.enum(['when-asked', 'import']).default('when-asked'),
  CREDENTIALS_KEY: z
    .string()
    .refine((text) => readSealingKeys(text) !== null, 'must be 32 bytes as `openssl rand -base64 32` writes them')
    .optional(),
  WEBHOOK_PRIVATE_NETWORKS: z
    .string()
    .refine((text) => readAddressPolicy(text) !== null, 'must be off, or loopback and networks as 10.1.0.0/16')
    .default('off'),
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
  ...PRINT_VARIABLES,
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

/** Variables of earlier releases that the profile of the shop has replaced, with its fields. */
const MOVED = { SHOP_PREFIX: 'orderPrefix', MAIL_FROM: 'sender', SHOP_MAIL: 'contact.email' } as const

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
  /** Keys of the bucket of backups: its own, else those of the shop's bucket; null if there are none. */
  readonly backupCredentials: BucketCredentials | null
  /** Bytes of the copies on this disk of files in a bucket. */
  readonly storageCopies: number
  readonly workers: number
  readonly workerQueue: number
  readonly workerMemory: number
  readonly sessionIdleMs: number
  readonly sessionMaximumMs: number
  /** Age at which a photo that no design uses is deleted. */
  readonly uploadLifetimeMs: number
  readonly failedAttemptsPerHour: number
  /** Waiting period in which a customer may revoke the start of production. */
  readonly waitingMinutes: number
  readonly demoShop: boolean
  readonly marketplaces: Readonly<Record<MarketplaceId, MarketplaceChoice>>
  /** The keys that seal the credentials of marketplaces and the secrets of webhooks; empty if none can be stored. */
  readonly sealingKeys: SealingKeys
  /** Where the marketplaces exchange codes and renew access tokens. */
  readonly tokenEndpoints: TokenEndpoints
  /** Milliseconds between two polls of a marketplace; 0 for none. */
  readonly pollIntervalMs: number
  /** Whether polls import orders that no customer has looked up yet. */
  readonly importsNewOrders: boolean
  /** The networks to which webhooks may be sent, beside public addresses. */
  readonly webhookAddresses: AddressPolicy
  /** A service that is asked for a postal code before the static table; null for none. */
  readonly geocoder: GeocoderAddress | null
  /** Where customers reach the shop, without a slash at its end; the prefix of links in mails. */
  readonly publicUrl: string
  /** Whether PUBLIC_URL is set; otherwise the address is that of this machine. */
  readonly hasPublicUrl: boolean
  readonly mail: MailChoice
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
  /** Variables that are set and no longer read, with what to do about each. */
  readonly remarks: readonly string[]
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
  if ((values.AWS_ACCESS_KEY_ID === undefined) !== (values.AWS_SECRET_ACCESS_KEY === undefined)) {
    return err(['AWS_SECRET_ACCESS_KEY: must be set together with AWS_ACCESS_KEY_ID'])
  }
  if ((values.BACKUP_AWS_ACCESS_KEY_ID === undefined) !== (values.BACKUP_AWS_SECRET_ACCESS_KEY === undefined)) {
    return err(['BACKUP_AWS_SECRET_ACCESS_KEY: must be set together with BACKUP_AWS_ACCESS_KEY_ID'])
  }
  // The demo shop has an account whose password is public.
  if (values.PUBLIC_URL?.startsWith('https://') && given.DEMO_SHOP === undefined) {
    return err([
      'DEMO_SHOP: must be set together with an https PUBLIC_URL: off for a shop, on for a public demonstration',
    ])
  }
  const absolute = (path: string) => (isAbsolute(path) ? path : resolve(workingDirectory, path))
  const print = printChoice(values, absolute)
  if (!print.ok) return print
  const dataDirectory = absolute(values.DATA_DIR)
  return ok({
    port: values.PORT,
    host: values.HOST,
    dataDirectory,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseConnections: values.DATABASE_CONNECTIONS,
    databaseStatementTimeoutMs: values.DATABASE_STATEMENT_SECONDS * 1000,
    storage: storageChoice(values, dataDirectory),
    backupCredentials:
      credentialsOf(values.BACKUP_AWS_ACCESS_KEY_ID, values.BACKUP_AWS_SECRET_ACCESS_KEY) ??
      credentialsOf(values.AWS_ACCESS_KEY_ID, values.AWS_SECRET_ACCESS_KEY),
    storageCopies: values.STORAGE_COPIES_MB * MEBIBYTE,
    workers: values.WORKERS,
    workerQueue: values.WORKER_QUEUE,
    workerMemory: values.WORKER_MEMORY_MB * MEBIBYTE,
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
    sealingKeys: readSealingKeys(values.CREDENTIALS_KEY ?? '') ?? [],
    tokenEndpoints: {
      YAHOO: values.YAHOO_TOKEN_URL ?? YAHOO_TOKEN_URL,
      COLOR_ME: values.COLOR_ME_TOKEN_URL ?? COLOR_ME_TOKEN_URL,
    },
    pollIntervalMs: values.MARKETPLACE_POLL_MINUTES * 60_000,
    importsNewOrders: values.MARKETPLACE_NEW_ORDERS === 'import',
    webhookAddresses: readAddressPolicy(values.WEBHOOK_PRIVATE_NETWORKS) ?? PUBLIC_ONLY,
    geocoder: geocoderAddress(values),
    hasPublicUrl: values.PUBLIC_URL !== undefined,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    mail: readMailUrl(values.MAIL_URL, resolve(dataDirectory, 'mail')) as MailChoice,
    print: print.value,
    // The log of a demonstration is read in a terminal; that of a shop is collected.
    logLevel: values.LOG_LEVEL ?? (values.DEMO_SHOP === 'on' ? 'warn' : 'info'),
    trustProxy: readTrustProxy(values.TRUST_PROXY) ?? false,
    metricsToken: values.METRICS_TOKEN ?? null,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    stopTimeoutMs: values.STOP_SECONDS * 1000,
    drainTimeMs: values.DRAIN_SECONDS * 1000,
    remarks: Object.entries(MOVED).flatMap(([name, field]) =>
      given[name] === undefined
        ? []
        : `${name} is no longer read: it is ${field} of the profile (npm run shop -- profile set FILE); remove the variable`,
    ),
  })
}

function storageChoice(values: Values, dataDirectory: string): StorageChoice {
  const chosen = values.STORAGE_URL === undefined ? null : readStorageUrl(values.STORAGE_URL)
  if (chosen === null) return { kind: 'FILES', directory: resolve(dataDirectory, 'files') }
  if (chosen.kind === 'FILES') return chosen
  const credentials = credentialsOf(values.AWS_ACCESS_KEY_ID, values.AWS_SECRET_ACCESS_KEY)
  return { kind: 'BUCKET', place: { ...chosen.place, credentials } }
}

const credentialsOf = (
  accessKeyId: string | undefined,
  secretAccessKey: string | undefined,
): BucketCredentials | null => (accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null)

/** Where the APIs of the marketplaces are unless another address is set. */
const SHOP_URLS: Readonly<Record<MarketplaceId, string>> = {
  YAHOO: 'https://circus.shopping.yahooapis.jp',
  RAKUTEN: 'https://api.rms.rakuten.co.jp',
  COLOR_ME: 'https://api.shop-pro.jp',
}

/** The sandbox has orders with public phone numbers, so it is available in a demo shop only. */
function shopChoice(values: Values, shop: MarketplaceId): MarketplaceChoice {
  const [url, key] = [values[`${shop}_URL`], values[`${shop}_KEY`]]
  if (url === 'off') return null
  if (url !== undefined || key !== undefined) return { url: url ?? SHOP_URLS[shop], key: key ?? null }
  return values.DEMO_SHOP === 'on' ? 'SANDBOX' : null
}

const geocoderAddress = ({ GEOCODER_URL: url, GEOCODER_KEY: key = '' }: Values): GeocoderAddress | null =>
  url === undefined || url === 'off' ? null : { url, key }
