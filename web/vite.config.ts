import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ariaSpoken, beforePaint, contractLight, fontsEarly, iconsLight, packed, wordsReady } from './build.ts'
import { sharedFiles } from './chunks.ts'
import { installable } from './installable.ts'

const server = `http://localhost:${process.env.PORT ?? 3000}`

/** With all that they need they lie in one file, which every page has: thirty small ones cost the home page 7 kB. */
const first = /web\/src\/(main|home\/home\.screen)\.tsx$/

/** Asked for by a call alone: whoever writes loads nothing of it. */
const ofCalls = /web\/src\/readings\/call\//

export default defineConfig(({ isSsrBuild = false }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    tailwind(),
    wordsReady(),
    contractLight(),
    ariaSpoken(['en-US', 'es-ES', 'ar-AE']),
    iconsLight(),
    beforePaint(),
    fontsEarly(),
    ...(isSsrBuild ? [] : [installable(), packed()]),
  ],
  server: {
    proxy: {
      '/api': server,
      '/dev/mail': server,
      '/media': server,
      '/portraits': server,
      '/uploads': server,
      '/socket.io': { target: server, ws: true },
    },
  },
  // What draws pages is one piece with its libraries, in their quick form.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' }, ssr: { noExternal: true } }),
  build: {
    outDir: isSsrBuild ? 'dist-server' : 'dist',
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // The content policy allows fonts and pictures of our own host only, so nothing becomes a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { output: { codeSplitting: false } }
      : {
          output: {
            // The first file names all others: each letter of a hash is one that can't be packed.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'frame', test: first, priority: 9 },
                ...sharedFiles,
                { name: 'call', test: ofCalls, priority: 0 },
              ],
            },
          },
        },
  },
}))
