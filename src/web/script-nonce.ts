import { createContext } from 'react'

/**
 * The nonce of the current rendering on the server. It marks the inline scripts that the page's policy may trust. The server
 * removes the nonce before it sends the page, so the browser never has one.
 */
export const ScriptNonce = createContext<string | undefined>(undefined)
