import { createContext } from 'react'

/**
 * The nonce of the present rendering on the server, which marks the inline scripts that the page's Content-Security-Policy trusts.
 * The server removes the nonce before it sends the page, so in the browser the value is undefined.
 */
export const ScriptNonce = createContext<string | undefined>(undefined)
