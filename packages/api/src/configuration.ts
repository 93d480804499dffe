import { isAbsolute, resolve } from 'node:path'
import * as z from 'zod'
import type { EcShop } from './connectors/ecConnector.ts'
import { EC_SHOPS } from './connectors/ecConnector.ts'
import type { ShopAddress } from './connectors/shopWire.ts'

const whole = (least: number, most: number, standard: number) =>
  z.coerce.number().int().min(least).max(most).default(standard)

const shopUrl = z
  .string()
  .regex(/^(off$|https?:\/\/)/, 'must be off or begin with http:// or https://')
  .transform((url) => url.replace(/\/+$/, ''))
  .optional()
const shopKey = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs')
  .optional()

const schema = z.object({
  PORT: whole(0, 65_535, 3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  STORAGE_URL: z
    .string()
    .regex(/^file:\/\//, 'must begin with file://')
    .optional(),
  WORKERS: whole(1, 64, 2),
  WORKER_QUEUE: whole(1, 1000, 32),
  WORKER_MEMORY_MB: whole(128, 16_384, 700),
  SHOP_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9]{0,20}$/i, 'must be letters and digits')
    .default('irodori'),
  SESSION_IDLE_HOURS: whole(1, 24 * 30, 12),
  SESSION_MAX_DAYS: whole(1, 365, 7),
  WRONG_TRIES_PER_HOUR: whole(1, 1000, 5),
  DEMO_SHOP: z.enum(['on', 'off']).default('on'),
  YAHOO_URL: shopUrl,
  YAHOO_KEY: shopKey,
  RAKUTEN_URL: shopUrl,
  RAKUTEN_KEY: shopKey,
  COLOR_ME_URL: shopUrl,
  COLOR_ME_KEY: shopKey,
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
})

type Values = z.infer<typeof schema>

/** SANDBOX is the shop that the demo shop plays; null is switched off. */
export type ShopChoice = ShopAddress | 'SANDBOX' | null

/** What the environment decides. Paths are absolute, durations in milliseconds, memory in bytes. */
export interface Configuration {
  readonly port: number
  readonly host: string
  readonly dataDirectory: string
  /** Null for the PGlite cluster inside the data directory. */
  readonly databaseUrl: string | null
  readonly storageDirectory: string
  readonly workers: number
  readonly workerQueue: number
  readonly workerMemory: number
  readonly shopPrefix: string
  readonly sessionIdle: number
  readonly sessionMaximum: number
  readonly wrongTriesPerHour: number
  readonly demoShop: boolean
  readonly outsideShops: Readonly<Record<EcShop, ShopChoice>>
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

export type ConfigurationResult =
  | { readonly ok: true; readonly configuration: Configuration }
  | { readonly ok: false; readonly faults: readonly string[] }

const HOUR = 3_600_000
const MEBIBYTE = 1024 * 1024

/** Reads the environment once. Empty variables count as unset; `faults` has one line per wrong variable. */
export function readConfiguration(environment: NodeJS.ProcessEnv, workingDirectory: string): ConfigurationResult {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    return { ok: false, faults: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) }
  }
  const values = parsed.data
  const keyless = EC_SHOPS.filter((shop) => isKeyless(values, shop))
  if (keyless.length > 0) {
    return { ok: false, faults: keyless.map((shop) => `${shop}_KEY: must be set with ${shop}_URL`) }
  }
  const absolute = (path: string) => (isAbsolute(path) ? path : resolve(workingDirectory, path))
  const dataDirectory = absolute(values.DATA_DIR)
  return {
    ok: true,
    configuration: {
      port: values.PORT,
      host: values.HOST,
      dataDirectory,
      databaseUrl: values.DATABASE_URL ?? null,
      storageDirectory: values.STORAGE_URL
        ? absolute(decodeURIComponent(values.STORAGE_URL.slice('file://'.length)))
        : resolve(dataDirectory, 'files'),
      workers: values.WORKERS,
      workerQueue: values.WORKER_QUEUE,
      workerMemory: values.WORKER_MEMORY_MB * MEBIBYTE,
      shopPrefix: values.SHOP_PREFIX,
      sessionIdle: values.SESSION_IDLE_HOURS * HOUR,
      sessionMaximum: values.SESSION_MAX_DAYS * 24 * HOUR,
      wrongTriesPerHour: values.WRONG_TRIES_PER_HOUR,
      demoShop: values.DEMO_SHOP === 'on',
      outsideShops: {
        YAHOO: shopChoice(values, 'YAHOO'),
        RAKUTEN: shopChoice(values, 'RAKUTEN'),
        COLOR_ME: shopChoice(values, 'COLOR_ME'),
      },
      logLevel: values.LOG_LEVEL,
    },
  }
}

const isKeyless = (values: Values, shop: EcShop): boolean => {
  const url = values[`${shop}_URL`]
  return url !== undefined && url !== 'off' && values[`${shop}_KEY`] === undefined
}

/** The sandbox knows orders whose phone everybody knows, so it is there only where the whole shop is a demonstration. */
function shopChoice(values: Values, shop: EcShop): ShopChoice {
  const url = values[`${shop}_URL`]
  if (url === undefined) return values.DEMO_SHOP === 'on' ? 'SANDBOX' : null
  return url === 'off' ? null : { url, key: values[`${shop}_KEY`] ?? '' }
}
