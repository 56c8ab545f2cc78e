// How Chromium is started for tests, pictures and benchmarks: the one that is installed, drawing without a graphics card.

/** @type {{ executablePath: string, args: string[] }} */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--headless=new",
    "--no-sandbox",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
