import { createContext } from 'react'

/**
 * The nonce of the current rendering on the server. It marks the inline scripts that the page's Content-Security-Policy may trust.
 * The server removes the nonce before it sends the page, so in the browser it is undefined.
 */
export const ScriptNonce = createContext<string | undefined>(undefined)
