import { describe, expect, it } from 'vitest'
import { readConfiguration } from './configuration.ts'

describe('the environment', () => {
  it('may be empty', () => {
    expect(readConfiguration({}, '/shop')).toMatchObject({
      ok: true,
      configuration: {
        port: 3000,
        dataDirectory: '/shop/data',
        storageDirectory: '/shop/data/files',
        databaseUrl: null,
      },
    })
  })

  it('is read in its own units', () => {
    const environment = {
      SESSION_IDLE_HOURS: '2',
      WORKER_MEMORY_MB: '256',
      STORAGE_URL: 'file:///srv/files',
      DEMO_SHOP: 'off',
    }
    expect(readConfiguration(environment, '/shop')).toMatchObject({
      configuration: {
        sessionIdle: 7_200_000,
        workerMemory: 268_435_456,
        storageDirectory: '/srv/files',
        demoShop: false,
      },
    })
  })

  it('plays the outside shops only in the demo shop, and asks a real one for its key', () => {
    const shops = (environment: NodeJS.ProcessEnv) => {
      const result = readConfiguration(environment, '/shop')
      return result.ok ? result.configuration.outsideShops : result.faults
    }
    expect(shops({})).toEqual({ YAHOO: 'SANDBOX', RAKUTEN: 'SANDBOX', COLOR_ME: 'SANDBOX' })
    expect(shops({ DEMO_SHOP: 'off' })).toEqual({ YAHOO: null, RAKUTEN: null, COLOR_ME: null })
    expect(shops({ YAHOO_URL: 'off', RAKUTEN_URL: 'https://shop.example/api/', RAKUTEN_KEY: 'a:b' })).toEqual({
      YAHOO: null,
      RAKUTEN: { url: 'https://shop.example/api', key: 'a:b' },
      COLOR_ME: 'SANDBOX',
    })
    expect(shops({ COLOR_ME_URL: 'https://shop.example' })).toEqual(['COLOR_ME_KEY: must be set with COLOR_ME_URL'])
  })

  it('counts an empty variable as unset', () => {
    expect(readConfiguration({ PORT: '' }, '/shop')).toMatchObject({ configuration: { port: 3000 } })
  })

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['WORKERS', '0'],
    ['DATABASE_URL', 'mysql://x'],
    ['STORAGE_URL', 's3://bucket'],
    ['LOG_LEVEL', 'loud'],
    ['YAHOO_URL', 'sandbox'],
    ['YAHOO_KEY', 'two words'],
  ])('is refused with the name of what is wrong: %s=%s', (name, value) => {
    const result = readConfiguration({ [name]: value }, '/shop')
    expect(result).toEqual({ ok: false, faults: [expect.stringContaining(`${name}: `)] })
  })
})
