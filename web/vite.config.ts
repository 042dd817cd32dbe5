import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ariaSpoken, beforePaint, contractLight, fontsEarly, packed, wordsReady } from './build.ts'
import { installable } from './installable.ts'

const server = `http://localhost:${process.env.PORT ?? 3000}`

/** What every page needs, in one file: thirty small ones cost the home page 7 kB. Forms are left out, they bring a library. */
const frame = [
  /web\/src\/(shell\/(?!Settings|AccountMenu)|session\/|ui\/art\/)/,
  /web\/src\/(?!form|action|main|online)[\w-]+\.tsx?$/,
  /web\/src\/ui\/(cx|Button|Dialog|Toast|Badge|Avatar|Skeleton|ErrorNote|Empty)\.tsx?$/,
  /web\/src\/words\/(first|known|say|figures|ui|problems|shell|home|readers|prices)\.tsx?$/,
  /web\/src\/home\/(home\.screen|Hero|AvailableNow|Later|questions|as-left)\.tsx?$/,
  /web\/src\/readers\/(ReaderCard|CardSkeletons|AvailabilityBadge|Rating|calls|may-ask|SpokenLanguages|languages|back-at|filters|pages|expertises)\.tsx?$/,
  /web\/src\/(favorites|wallet|testimonials)\/calls\.ts$/,
]

export default defineConfig(({ isSsrBuild = false }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    tailwind(),
    wordsReady(),
    contractLight(),
    ariaSpoken(['en-US']),
    beforePaint(),
    fontsEarly(),
    ...(isSsrBuild ? [] : [installable(), packed()]),
  ],
  server: {
    proxy: {
      '/api': server,
      '/dev/mail': server,
      '/media': server,
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
      : { output: { codeSplitting: { groups: [{ name: 'frame', test: (id) => frame.some((of) => of.test(id)) }] } } },
  },
}))
