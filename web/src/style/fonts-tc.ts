import '@fontsource-variable/noto-sans-tc'
import '@fontsource-variable/noto-serif-tc'
