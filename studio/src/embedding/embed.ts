import { defineElement } from './defineElement.ts'

/** Entry of `/embed.js`, which pages of other sites load by a script element of the usual kind. */
const { currentScript } = document
if (currentScript instanceof HTMLScriptElement && customElements.get('print-designs') === undefined)
  defineElement('print-designs', new URL(currentScript.src).origin)
