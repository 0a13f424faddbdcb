-- CreateTable
CREATE TABLE "BouncedAddress" (
    "address" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "at" DATETIME NOT NULL,
    "clearedAt" DATETIME
);
