import { err, ok } from '@irodori/result'
import { createTransport } from 'nodemailer'
import { composeMail } from './composeMail.ts'
import type { Delivery, MailTransport } from './mailTransport.ts'

/** Milliseconds. */
export interface SmtpTimes {
  /** To connect, and for the server's greeting. */
  readonly connect: number
  /** Without a word from the server. */
  readonly silence: number
  /** All of one mail. */
  readonly whole: number
}

const TIMES: SmtpTimes = { connect: 10_000, silence: 20_000, whole: 60_000 }

/** Hands mails to a mail server, one connection for each: smtp://user:password@host:port, smtps:// with TLS throughout. */
export function smtpTransport(url: string, from: string, times: SmtpTimes = TIMES): MailTransport {
  const transport = createTransport({
    url,
    requireTLS: needsTls(url),
    connectionTimeout: times.connect,
    greetingTimeout: times.connect,
    dnsTimeout: times.connect,
    socketTimeout: times.silence,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail({ ...composeMail(mail, from), signal: AbortSignal.timeout(times.whole) })
        return ok(null)
      } catch (error) {
        return deliveryOf(error)
      }
    },
    close: () => transport.close(),
  }
}

/** A password leaves this machine encrypted or not at all. */
export function needsTls(url: string): boolean {
  const { username, hostname } = new URL(url)
  return username !== '' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

/**
 * A server that says 5xx to the mail or its address will say so again. One that does not let us in, or cannot be
 * reached, is put right by the shop in the meantime. Its own words may quote the address, so only its code is kept.
 */
function deliveryOf(error: unknown): Delivery {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number }
  const reason = responseCode === undefined ? code : `${code} ${responseCode}`
  const isRejected = responseCode !== undefined && responseCode >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(code)
  return err({ code: isRejected ? 'REJECTED' : 'TEMPORARY', reason })
}
